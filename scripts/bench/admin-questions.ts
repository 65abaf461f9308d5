import type { createCaller } from '../../packages/api/src/app.ts';

export type Desk = ReturnType<typeof createCaller>;

const page = (filters: Parameters<Desk['admin']['orders']>[0]) => (desk: Desk) => desk.admin.orders(filters);

/** What a day at the desk asks for, page by page. */
export const QUESTIONS: Record<string, (desk: Desk) => Promise<unknown>> = {
  'orders: first page': page({}),
  'orders: search, common': page({ search: '김민지' }),
  'orders: search, two letters': page({ search: '민지' }),
  'orders: search, one letter': page({ search: '김' }),
  'orders: search, everybody': page({ search: 'demo.example' }),
  'orders: search, refunded': page({ search: '김민지', payment: 'refunded' }),
  'orders: search, a letter, MY': page({ search: '민', country: 'MY' }),
  'orders: search, a month': page({ search: '김민지', from: '2026-06-01', to: '2026-06-30' }),
  'orders: search, one': page({ search: 'member7@demo.example' }),
  'orders: search, none': page({ search: 'nobody-is-called-so' }),
  'orders: search, no such letter': page({ search: '쀍' }),
  'orders: status': page({ status: 'in_progress' }),
  'orders: payment': page({ payment: 'refunded' }),
  'orders: country': page({ country: 'MY' }),
  'orders: item': page({ item: 'package:launch' }),
  'orders: item, in progress': page({ item: 'package:launch', status: 'in_progress' }),
  'orders: a month': page({ from: '2026-06-01', to: '2026-06-30' }),
  'members: first page': (desk) => desk.admin.memberPage({}),
  'members: search': (desk) => desk.admin.memberPage({ search: '김민지' }),
  'members: search, one letter': (desk) => desk.admin.memberPage({ search: '김' }),
  'members: search, none': (desk) => desk.admin.memberPage({ search: 'nobody-is-called-so' }),
  'members: cards': (desk) => desk.admin.memberFigures(),
  'members: one': (desk) => desk.admin.member({ userId: 'usr_demo7' }),
  overview: (desk) => desk.admin.overview(),
  'charts, 7 days': (desk) => desk.admin.charts({ days: 7 }),
  'charts, 30 days': (desk) => desk.admin.charts({ days: 30 }),
  'charts, 90 days': (desk) => desk.admin.charts({ days: 90 }),
  templates: (desk) => desk.admin.templates(),
  settings: (desk) => desk.admin.health(),
};

/** How many rows an answer shows, where it is a page of them, and how to ask for a plain page of so many. */
export function rowsOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  if ('orders' in answer && Array.isArray(answer.orders)) return answer.orders.length;
  return 'members' in answer && Array.isArray(answer.members) ? answer.members.length : 0;
}
export const plainPage = (name: string, limit: number) => (desk: Desk) =>
  name.startsWith('members') ? desk.admin.memberPage({ limit }) : desk.admin.orders({ limit });

/** What must not become slower either because of what the desk has counted and indexed beforehand. */
export const placeOrder = (visitor: Desk) =>
  visitor.orders.place({
    requestId: crypto.randomUUID(),
    customerName: '김민지',
    customerEmail: 'bench@demo.example',
    customerPhone: '010-1234-5678',
    country: 'KR',
    itemId: 'package:sns',
    agreements: { purchase: true, privacy: true },
  });
