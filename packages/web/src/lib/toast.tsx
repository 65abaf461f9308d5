import { Toast, ToastRegion } from '../ui/toast.tsx';
import { useTranslate } from './i18n.tsx';
import { createStore } from './store.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

/** One is visible at a time; a dismissed one stays in memory, so that it can still leave gracefully. */
export const TOAST = {
  limit: 1,
  autoCloseMs: 5000,
  removeAfterMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: 'F8',
} as const;

type Entry = ToastMessage & { id: number; open: boolean };

const shown = createStore<readonly Entry[]>([]);
let lastId = 0;

/** Tells the visitor something that happened. Errors of a form belong to its fields as well. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  shown.set([{ ...message, id: lastId, open: true }, ...shown.get()].slice(0, TOAST.limit));
}

function dismiss(id: number): void {
  shown.set(shown.get().map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => shown.set(shown.get().filter((entry) => entry.id !== id)), TOAST.removeAfterMs);
}

export function Toaster() {
  const translate = useTranslate();
  return (
    <ToastRegion
      label={translate('common.notifications', { hotkey: TOAST.hotkey })}
      hotkey={TOAST.hotkey}
      duration={TOAST.autoCloseMs}
      swipeThreshold={TOAST.swipeThresholdPx}
    >
      {shown.use().map(({ id, ...message }) => (
        <Toast key={id} {...message} closeLabel={translate('common.dismiss')} onClose={() => dismiss(id)} />
      ))}
    </ToastRegion>
  );
}
