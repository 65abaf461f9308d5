import { expect, test } from 'vitest';
import { filtersIn } from './order-filters.ts';

test('the address says which orders are shown; what means nothing is passed over', () => {
  const params = new URLSearchParams(
    'tab=orders&order=x&search= 김민지 &status=pending&payment=stolen&country=KR&provider=stripe&item=package:sns&from=2026-11-01&to=2026-13-01',
  );
  expect(filtersIn(params)).toEqual({
    search: '김민지',
    status: 'pending',
    country: 'KR',
    provider: 'stripe',
    item: 'package:sns',
    from: '2026-11-01',
  });
  expect(filtersIn(new URLSearchParams())).toEqual({});
});
