import { createStore } from './store.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** One is visible at a time; a dismissed one stays in memory for long, so that it can leave gracefully. */
export const TOAST = {
  limit: 1,
  autoCloseMs: 5000,
  removeAfterMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: 'F8',
} as const;

const entries = createStore<readonly ToastEntry[]>([]);
let lastId = 0;

/** Tells the visitor something that happened. Errors of a form belong to its fields as well. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  entries.set([{ ...message, id: lastId, open: true }, ...entries.get()].slice(0, TOAST.limit));
}

export function dismissToast(id: number): void {
  entries.set(entries.get().map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => entries.set(entries.get().filter((entry) => entry.id !== id)), TOAST.removeAfterMs);
}

export const useToasts = () => entries.use();
