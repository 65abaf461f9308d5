import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { PRIVATE_DATA } from './private-data.ts';

test('[S-01] signing out forgets everything but the catalogue', async () => {
  const queries = new QueryClient();
  queries.setQueryData([['catalog', 'templates'], { type: 'query' }], ['public']);
  queries.setQueryData([['cart', 'list'], { type: 'query' }], ['private']);
  await queries.resetQueries(PRIVATE_DATA);
  expect(queries.getQueryData([['catalog', 'templates'], { type: 'query' }])).toEqual(['public']);
  expect(queries.getQueryData([['cart', 'list'], { type: 'query' }])).toBeUndefined();
});
