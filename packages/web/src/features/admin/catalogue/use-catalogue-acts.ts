import { failureText } from '../../../lib/failure-text.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { DeskTemplate } from './templates-panel.tsx';

/** What is done to a template without opening it. The store's own copy in this browser is dropped each time. */
export function useCatalogueActs(templates: DeskTemplate[]) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const settle = () => {
    void utils.admin.templates.invalidate();
    void utils.catalog.invalidate();
  };
  const complain = (error: unknown) => toast({ title: failureText(error, translate), variant: 'destructive' });
  const order = trpc.admin.orderTemplates.useMutation({
    // One after the other: the last click says how it stays.
    scope: { id: 'catalogue-order' },
    onSuccess: () => toast({ title: translate('admin.catalogue.moved') }),
    onError: complain,
    onSettled: settle,
  });
  const shelve = trpc.admin.showTemplate.useMutation({
    onSuccess: (_, { active }) =>
      toast({ title: translate(active ? 'admin.catalogue.shownDone' : 'admin.catalogue.hiddenDone') }),
    onError: complain,
    onSettled: settle,
  });
  return {
    show: (id: number, active: boolean) => shelve.mutate({ id, active }),
    move: (id: number, step: -1 | 1) => {
      const next = [...templates];
      const at = next.findIndex((template) => template.id === id);
      const [moved] = next.splice(at, 1);
      if (!moved) return;
      next.splice(at + step, 0, moved);
      // An answer under way knows of the former order only.
      void utils.admin.templates.cancel();
      utils.admin.templates.setData(undefined, next);
      order.mutate({ ids: next.map((template) => template.id) });
      // A row that moves in the document loses the focus.
      requestAnimationFrame(() => document.getElementById(`move-${id}-${step}`)?.focus());
    },
  };
}
