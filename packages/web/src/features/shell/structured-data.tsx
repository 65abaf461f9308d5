import { paths } from '@softbox/config/paths';
import type { ReactNode } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { inlineJson } from '../../lib/inline-json.ts';
import { usePageUrl } from '../../lib/page-url.ts';
import { breadcrumbs, type Thing } from '../../lib/structured-data.ts';

/** `{import.meta.env.SSR && <StructuredData … />}`: robots ask for pages, so that visitors' browsers need no code for it. */
export const ForRobots = ({ children }: { children: ReactNode }) =>
  import.meta.env.SSR ? (
    children
  ) : (
    // What the server has written there stays.
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );

interface StructuredDataProps {
  things?: readonly Thing[];
  /** The pages from the landing page to this one, itself included. */
  trail?: readonly { name: string; path: string }[];
}

/** What a page is about, for search engines. Data is never run as a script, so the content policy has no say in it. */
export function StructuredData({ things = [], trail = [] }: StructuredDataProps) {
  const translate = useTranslate();
  const { code } = useCountry();
  const urlOf = usePageUrl();
  const steps = [{ name: translate('shell.footer.home'), path: paths.landing(code) }, ...trail];
  const graph = [
    ...things,
    ...(trail.length > 0 ? [breadcrumbs(steps.map(({ name, path }) => ({ name, url: urlOf(path) })))] : []),
  ];
  return (
    <script type="application/ld+json">{inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>
  );
}
