import { type FormEvent, useState } from 'react';
import { useTranslate, useTranslateData } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { useCode } from '../../lib/use-code.ts';

const load = () => import('./send-enquiry.ts');

function focusFirst(form: HTMLFormElement, faults: Record<string, string>): void {
  const first = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in faults);
  if (first instanceof HTMLElement) first.focus();
}

/**
 * The fields keep what was typed by themselves; what checks and sends it is fetched when somebody begins to write, so
 * that the landing page carries neither a form library nor the rules.
 */
export function useEnquiry() {
  const translate = useTranslate();
  const say = useTranslateData();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const code = useCode(isBegun, load);

  function fail(description: string) {
    setFailure(description);
    toast({ variant: 'destructive', title: translate('contact.failed'), description });
  }

  async function send(form: HTMLFormElement) {
    setBusy(true);
    setFailure(null);
    try {
      const { faultsOf, sendEnquiry } = code ?? (await load());
      const faults = faultsOf(form);
      setErrors(Object.fromEntries(Object.entries(faults).map(([name, key]) => [name, say(key)])));
      if (Object.keys(faults).length > 0) return focusFirst(form, faults);
      const sent = await sendEnquiry(form);
      if (sent.is === 'failed') {
        setErrors(sent.fields);
        return fail(sent.message || translate('contact.failedText'));
      }
      toast({ title: translate('contact.sent'), description: sent.message });
      form.reset();
    } catch {
      // Not even the code to send it has arrived.
      fail(translate('contact.failedText'));
    } finally {
      setBusy(false);
    }
  }

  return {
    errors,
    failure,
    busy,
    begin: () => setBegun(true),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setBegun(true);
      if (!busy) void send(event.currentTarget);
    },
    /** A field that was complained about is looked at again as it is mended. */
    change: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
      if (!code || !name || !errors[name]) return;
      const key = code.faultsOf(currentTarget)[name];
      setErrors({ ...errors, [name]: key ? say(key) : '' });
    },
  };
}
