import { CheckoutForm } from '@softbox/config/inputs/orders';
import type { Language } from '@softbox/config/languages';
import { TAB_KEYS } from '@softbox/config/storage-keys';
import { useEffect, useState } from 'react';
import { useSchemaForm } from '../../lib/form.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { fullName } from '../../lib/person-name.ts';
import { type User, useSession } from '../../lib/session.tsx';
import { tabStorage } from '../../lib/tab-storage.ts';

const NOTHING = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerAddress: '',
  brandName: '',
  concept: '',
  requirements: '',
};

type Typed = typeof NOTHING;

interface Draft {
  /** Null for a guest. */
  owner: string | null;
  typed: Typed;
}

function readDraft(): Draft | null {
  const kept = tabStorage.get(TAB_KEYS.checkoutDraft);
  return kept ? (JSON.parse(kept) as Draft) : null; // written below
}

const filledOnly = (typed: Partial<Typed>) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value));

/**
 * What the form starts with. A customer finds their own draft as it was. What a guest typed before signing in stays too,
 * but where the profile knows better, the profile counts. Nobody else's draft is ever shown.
 */
export function startOf(draft: Draft | null, user: User | null, language: Language): Typed {
  if (!user) return draft && draft.owner === null ? { ...NOTHING, ...draft.typed } : NOTHING;
  const { email, phone } = user;
  const profile = {
    customerName: fullName(language, user) || user.username,
    customerEmail: email,
    customerPhone: phone ?? '',
  };
  if (draft?.owner === user.id) return { ...NOTHING, ...draft.typed };
  return { ...NOTHING, ...(draft?.owner === null ? draft.typed : {}), ...filledOnly(profile) };
}

/**
 * What is typed is kept in this tab until the order is saved: neither an error nor a reload nor closing the dialog loses
 * it. The agreements are not kept: each order is agreed to anew, by somebody who ticks the boxes.
 */
export function useCustomerForm() {
  const { user } = useSession();
  const language = useLanguage();
  const owner = user?.id ?? null;
  const [initial] = useState(() => ({
    ...startOf(readDraft(), user, language),
    agreements: { purchase: false, privacy: false },
  }));
  const form = useSchemaForm(CheckoutForm, { defaultValues: initial });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { agreements, ...typed } }) =>
          tabStorage.set(TAB_KEYS.checkoutDraft, JSON.stringify({ owner, typed })),
      }),
    [subscribe, owner],
  );
  return { form, forget: () => tabStorage.remove(TAB_KEYS.checkoutDraft) };
}
