import type { Page } from './page.ts';

let page: Page = { country: 'US', language: 'en' };

/** The browser's page, which travels with every call. On the server each request has its own. */
export const currentPage = {
  get: () => page,
  set: (next: Page) => {
    page = next;
  },
};
