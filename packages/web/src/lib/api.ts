import { currentPage } from './current-page.ts';
import { createQueryClient } from './query-client.ts';
import { browserLink, createTrpcClient, createTrpcUtils } from './trpc.ts';

function createApi() {
  const queryClient = createQueryClient();
  const client = createTrpcClient(browserLink(currentPage.get));
  return { client, queryClient, utils: createTrpcUtils(client, queryClient) };
}

let shared: ReturnType<typeof createApi> | undefined;

/** The browser's one way to the API and what it has answered. The server, which only draws, gets one for each request. */
export function browserApi(): ReturnType<typeof createApi> {
  if (typeof document === 'undefined') return createApi();
  shared ??= createApi();
  return shared;
}
