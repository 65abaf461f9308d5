import type { AppRouter } from '@softbox/api/types';
import { LIMITS } from '@softbox/config/limits';
import { apiPaths } from '@softbox/config/paths';
import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import { refuseForeignAnswer } from './errors.ts';
import type { Page } from './page.ts';
import { storedToken } from './storage.ts';

/** Hooks: `trpc.catalog.templates.useQuery({ language })`. */
export const trpc = createTRPCReact<AppRouter>();

/** One client over any link: HTTP in the browser, the router itself on the server. */
export const createTrpcClient = (link: TRPCLink<AppRouter>) => trpc.createClient({ links: [link] });
export type TrpcClient = ReturnType<typeof createTrpcClient>;

/** The same calls for loaders: `utils.catalog.templates.fetch({ language })`. */
export const createTrpcUtils = (client: TrpcClient, queryClient: QueryClient) =>
  createTRPCQueryUtils<AppRouter>({ client, queryClient });
export type TrpcUtils = ReturnType<typeof createTrpcUtils>;

/** What the API is told about the page a call comes from. */
export const pageHeaders = ({ country, language }: Page) => ({
  'x-softbox-country': country,
  'x-softbox-language': language,
});

export const browserLink = (page: () => Page): TRPCLink<AppRouter> =>
  httpBatchLink({
    url: apiPaths.trpc,
    transformer: superjson,
    maxItems: LIMITS.trpcBatch,
    headers: () => {
      const token = storedToken();
      return { ...pageHeaders(page()), ...(token ? { authorization: `Bearer ${token}` } : {}) };
    },
    fetch: async (url, options) => refuseForeignAnswer(await fetch(url, options as RequestInit)), // tRPC's own type of options is a subset
  });
