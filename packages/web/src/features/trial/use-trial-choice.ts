import type { Outputs } from '@softbox/api/types';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FORMATS, type Format, isFormat } from './formats.ts';

export type Template = Outputs['catalog']['templates'][number];

/** Template and format live in the URL: they can be shared, and survive a reload and a change of language. */
export function useTrialChoice() {
  const [search, setSearch] = useSearchParams();
  // The loader has filled the cache.
  const { data: templates = [] } = trpc.catalog.templates.useQuery({ language: useLanguage() });
  const asked = search.get('template');
  const format = search.get('format');
  const choose = (changes: { template?: number; format?: Format }) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) next.set(name, String(value));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    templates,
    /** Absent only where the catalogue is empty. */
    template: templates.find(({ id }) => String(id) === asked) ?? templates[0],
    format: isFormat(format) ? format : FORMATS[0],
    choose,
  };
}
