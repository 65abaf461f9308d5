import type { CountryCode } from '@softbox/config/countries';
import { paths } from '@softbox/config/paths';

/** The bar's links, in order; the mobile menu has the same. */
export const navLinks = (country: CountryCode) =>
  [
    { label: 'shell.features', to: paths.landing(country, 'services') },
    { label: 'shell.templates', to: paths.templates(country) },
    { label: 'shell.pricing', to: paths.landing(country, 'pricing') },
    { label: 'shell.contact', to: paths.landing(country, 'contact') },
  ] as const;
