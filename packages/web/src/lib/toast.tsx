import { useToasts } from './toast-store.ts';
import { useCode } from './use-code.ts';

export { toast, toastPlace } from './toast-store.ts';

const load = async () => (await import('./toast-list.tsx')).ToastList;

/** Where toasts appear; its code arrives with the first of them. */
export function Toaster() {
  const entries = useToasts();
  const ToastList = useCode(entries.length > 0, load);
  return ToastList && entries.length > 0 ? <ToastList entries={entries} /> : null;
}
