import { useEffect } from 'react';
import { takeTrialNote } from '../../lib/trial-choice.ts';
import type { useCustomerForm } from './customer-form.ts';
import type { OrderLine } from './use-order-lines.ts';

/** What was settled on while trying a template is written into the order of it, where the customer can change it. */
export function useTrialNote(lines: readonly OrderLine[] | undefined, { form }: ReturnType<typeof useCustomerForm>) {
  useEffect(() => {
    if (!lines) return;
    const note = takeTrialNote(lines.map(({ itemId }) => itemId));
    if (!note) return;
    const typed = form.getValues('requirements');
    form.setValue('requirements', typed ? `${typed}\n${note}` : note);
  }, [lines, form]);
}
