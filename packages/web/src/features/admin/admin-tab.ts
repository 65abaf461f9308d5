import type { CountryCode } from '@softbox/config/countries';
import { paths } from '@softbox/config/paths';
import type { Permission } from '@softbox/config/roles';

export const ADMIN_TABS = [
  'overview',
  'orders',
  'users',
  'templates',
  'content',
  'settings',
  'administrators',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Whoever lacks it does not see the tab. */
export const TAB_PERMISSIONS: Record<AdminTab, Permission> = {
  overview: 'figures',
  orders: 'orders.read',
  users: 'members.read',
  templates: 'catalogue.read',
  content: 'enquiries.read',
  settings: 'settings.read',
  administrators: 'twoStep',
};

/** What `?tab=` of the address names. Where it names none, an order that it names stands among the orders. */
export const adminTabIn = (params: URLSearchParams): AdminTab =>
  ADMIN_TABS.find((tab) => tab === params.get('tab')) ?? (params.has('order') ? 'orders' : ADMIN_TABS[0]);

export const adminPath = (country: CountryCode, tab: AdminTab, values: Record<string, string> = {}) =>
  `${paths.admin(country)}?${new URLSearchParams({ tab, ...values })}`;
