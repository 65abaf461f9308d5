import type { Query } from '@tanstack/react-query';

/** Everything but the catalogue hangs on who asks, or comes in the language it was asked in. */
export const PRIVATE_DATA = {
  predicate: ({ queryKey: [path] }: Pick<Query, 'queryKey'>) => !(Array.isArray(path) && path[0] === 'catalog'),
};
