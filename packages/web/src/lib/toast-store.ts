import { createStore } from './store.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can be done about it. `hint` tells those who cannot see the button how to reach it. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  hint: string;
  onSelect: () => void;
  /** Asked for by keyboard: the focus goes there, and the toast stays for as long as it is there. */
  focus: boolean;
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

/** Something to be pressed needs time to be reached. */
export const ACTION_CLOSE_MS = 15_000;

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

const place = createStore<HTMLElement | null>(null);

/** An open dialog keeps focus and pointer to itself: its toasts appear inside of it. Given to an element as its ref. */
export const toastPlace = (element: HTMLElement | null) => place.set(element);
export const useToastPlace = () => place.use();
