import type { createCaller } from '../../packages/api/src/app.ts';

export type Desk = ReturnType<typeof createCaller>;

const page = (filters: Parameters<Desk['admin']['orders']>[0]) => (desk: Desk) => desk.admin.orders(filters);

/** What a day at the desk asks for, page by page. */
export const QUESTIONS: Record<string, (desk: Desk) => Promise<unknown>> = {
  'orders: first page': page({}),
  'orders: search, common': page({ search: '김민지' }),
  'orders: search, one': page({ search: 'member7@demo.example' }),
  'orders: search, none': page({ search: 'nobody-is-called-so' }),
  'orders: status': page({ status: 'in_progress' }),
  'orders: payment': page({ payment: 'refunded' }),
  'orders: country': page({ country: 'MY' }),
  'orders: item': page({ item: 'package:launch' }),
  'orders: a month': page({ from: '2026-06-01', to: '2026-06-30' }),
  'members: first page': (desk) => desk.admin.memberPage({}),
  'members: search': (desk) => desk.admin.memberPage({ search: '김민지' }),
  'members: search, none': (desk) => desk.admin.memberPage({ search: 'nobody-is-called-so' }),
  'members: cards': (desk) => desk.admin.memberFigures(),
  'members: one': (desk) => desk.admin.member({ userId: 'usr_demo7' }),
  overview: (desk) => desk.admin.overview(),
  'charts, 30 days': (desk) => desk.admin.charts({ days: 30 }),
  settings: (desk) => desk.admin.health(),
};
