import { LIMITS } from '@softbox/config/limits';

/** One input, so that the list and who changes its cache mean the same query. */
export const ORDER_PAGE = { limit: LIMITS.pageSize } as const;
