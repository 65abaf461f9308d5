import { lazy, Suspense } from 'react';
import { useToasts } from './toast-store.ts';

export { toast, toastPlace } from './toast-store.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Where toasts appear; its code arrives with the first of them. */
export function Toaster() {
  const entries = useToasts();
  return <Suspense fallback={null}>{entries.length > 0 && <ToastList entries={entries} />}</Suspense>;
}
