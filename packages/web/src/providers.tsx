import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Assets, AssetsContext } from './assets.ts';
import { type TrpcClient, trpc } from './lib/trpc.ts';

interface ProvidersProps {
  assets: Assets;
  queryClient: QueryClient;
  client: TrpcClient;
  children: ReactNode;
}

/** What stands above the router, the same on the server and in the browser. */
export const Providers = ({ assets, queryClient, client, children }: ProvidersProps) => (
  <AssetsContext value={assets}>
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  </AssetsContext>
);
