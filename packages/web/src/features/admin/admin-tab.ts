const ADMIN_TABS = ['orders', 'users'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What `?tab=` of the address names; the first where it names none. */
export const adminTabIn = (params: URLSearchParams): AdminTab =>
  ADMIN_TABS.find((tab) => tab === params.get('tab')) ?? ADMIN_TABS[0];
