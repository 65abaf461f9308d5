import type { Outputs } from '@softbox/api/types';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FORMATS, type Format, isFormat } from './drawing/formats.ts';

export type Template = Outputs['catalog']['templates'][number];

interface Choice {
  template: number | null;
  format: Format;
}

function choiceIn(search: URLSearchParams): Choice {
  const format = search.get('format');
  return { template: Number(search.get('template')) || null, format: isFormat(format) ? format : FORMATS[0] };
}

/** Template and format live in the URL: they can be shared, and survive a reload and a change of language. */
export function useTrialChoice(templates: readonly Template[]) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  // A radio button shows at once what it was told; the URL follows a moment later.
  const [choice, setChoice] = useState(() => choiceIn(search));
  const turn = useRef(0);
  useEffect(() => {
    // An earlier choice that arrives late is not followed.
    if (typeof state?.turn === 'number' && state.turn < turn.current) return;
    setChoice(choiceIn(search));
  }, [search, state]);

  function choose(changes: Partial<Choice>) {
    const next = { ...choice, ...changes };
    setChoice(next);
    turn.current += 1;
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(next)) if (value !== null) changed.set(name, String(value));
        return changed;
      },
      { replace: true, preventScrollReset: true, state: { turn: turn.current } },
    );
  }

  return {
    /** Absent only where the catalogue is empty. */
    template: templates.find(({ id }) => id === choice.template) ?? templates[0],
    format: choice.format,
    choose,
  };
}
