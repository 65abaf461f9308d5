import { MousePointerClick } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

interface ListAndDetailProps {
  /** What of the address names the chosen one; its row carries it as `data-<param>`. */
  param: string;
  filters: ReactNode;
  list: (chosen: string | null) => ReactNode;
  detail: (chosen: string, back: () => void) => ReactNode;
  /** Where nothing is chosen. */
  prompt: { title: string; text: string };
}

/** List and detail side by side; on phones one after the other. The choice is in the address. */
export function ListAndDetail({ param, filters, list, detail, prompt }: ListAndDetailProps) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get(param);
  const listPlace = useRef<HTMLDivElement>(null);
  const detailPlace = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);

  const back = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(param);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams, param],
  );

  useEffect(() => {
    const before = shown.current;
    shown.current = chosen;
    if (before === chosen) return;
    // Where the views replace one another, focus goes along: to the detail, and back to the row it came from.
    const isListHidden = listPlace.current?.offsetParent === null;
    if (chosen && isListHidden) {
      detailPlace.current?.focus();
      scrollTo({ top: 0 });
    }
    if (!chosen && detailPlace.current?.offsetParent === null)
      listPlace.current?.querySelector<HTMLElement>(`[data-${param}="${CSS.escape(before ?? '')}"]`)?.focus();
  }, [chosen, param]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] print:block">
      <div className={classNames('lg:col-span-2', chosen && 'hidden lg:block')}>{filters}</div>
      <div ref={listPlace} className={classNames('print:hidden', chosen && 'hidden lg:block')}>
        {list(chosen)}
      </div>
      <div ref={detailPlace} tabIndex={-1} className={classNames('outline-none', !chosen && 'hidden lg:block')}>
        {chosen ? (
          detail(chosen, back)
        ) : (
          <div className="rounded-lg border border-line border-dashed">
            <EmptyState icon={<MousePointerClick aria-hidden />} {...prompt} />
          </div>
        )}
      </div>
    </div>
  );
}
