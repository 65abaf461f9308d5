import { apiPaths, robotPaths, UNCRAWLED } from '@softbox/config/paths';
import { isPublicHost } from './known-host.ts';

/** What robots may visit. Under another name than its public one the site would only repeat itself. */
export function robots(host: string | undefined, origin: string): string {
  if (!isPublicHost(host, origin)) return 'User-agent: *\nDisallow: /\n';
  const closed = [`${apiPaths.rest}/`, `${apiPaths.sandbox}/`, ...UNCRAWLED.map((path) => `/*/${path}`)];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${robotPaths.sitemap}`,
    '',
  ].join('\n');
}
