import type { trpc } from '../../lib/trpc.ts';

/** The calls without hooks. */
export type TrpcClient = ReturnType<typeof trpc.useUtils>['client'];
