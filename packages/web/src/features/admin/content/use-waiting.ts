import { trpc } from '../../../lib/trpc.ts';

/** How much waits for somebody; asked again when the administrator comes back to the window. */
export const useWaiting = () =>
  trpc.admin.content.waiting.useQuery(undefined, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' }).data;
