import { CheckoutForm } from '@softbox/config/inputs/orders';
import type { Language } from '@softbox/config/languages';
import { useState } from 'react';
import { useSchemaForm } from '../../lib/form.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { type User, useSession } from '../../lib/session.tsx';

const FAMILY_NAME_FIRST: ReadonlySet<Language> = new Set(['ko', 'ja', 'zh', 'vi']);

export function fullName({ firstName, lastName, username }: User, language: Language): string {
  const parts = FAMILY_NAME_FIRST.has(language) ? [lastName, firstName] : [firstName, lastName];
  const between = language === 'en' || language === 'vi' ? ' ' : '';
  return parts.filter(Boolean).join(between) || username;
}

type Typed = Omit<CheckoutForm, 'agreements'>;

/** What was typed and not ordered yet, should the dialog be closed; kept in memory only, and only for whoever typed it. */
let draft: { owner: string | null; typed: Typed } | null = null;

/** Filled from the draft, else from the profile. `keep` when the dialog closes; `forget` once the order is saved. */
export function useCustomerForm() {
  const { user } = useSession();
  const language = useLanguage();
  const owner = user?.id ?? null;
  const [initial] = useState(() => {
    const typed: Typed =
      draft?.owner === owner
        ? draft.typed
        : {
            customerName: user ? fullName(user, language) : '',
            customerEmail: user?.email ?? '',
            customerPhone: user?.phone ?? '',
            customerAddress: '',
            brandName: '',
            concept: '',
            requirements: '',
          };
    return { ...typed, agreements: { purchase: false, privacy: false } };
  });
  const form = useSchemaForm(CheckoutForm, { defaultValues: initial });
  return {
    form,
    keep: () => {
      const { agreements, ...typed } = form.getValues();
      draft = { owner, typed: { ...initial, ...typed } };
    },
    forget: () => {
      draft = null;
    },
  };
}
