import { inLanguage } from '@softbox/config/paths';
import { useSite } from './site.ts';

/** The one whole address of a page in the language that is shown: for robots and for other sites. */
export function usePageUrl(): (path: string) => string {
  const { origin, language } = useSite();
  return (path) => `${origin}${inLanguage(path, language)}`;
}
