import type { Company } from '@softbox/config/company';

let current: Company;

/** In the browser: who the page says runs it, until the desk has changed that here. */
export const currentCompany = {
  get: () => current,
  set: (company: Company) => {
    current = company;
  },
};
