import { Toast, ToastRegion } from '../ui/toast.tsx';
import { useTranslate } from './i18n.tsx';
import { dismissToast, TOAST, type ToastEntry } from './toast-store.ts';

export function ToastList({ entries }: { entries: readonly ToastEntry[] }) {
  const translate = useTranslate();
  return (
    <ToastRegion
      label={translate('common.notifications', { hotkey: TOAST.hotkey })}
      hotkey={TOAST.hotkey}
      duration={TOAST.autoCloseMs}
      swipeThreshold={TOAST.swipeThresholdPx}
    >
      {entries.map(({ id, ...message }) => (
        <Toast key={id} {...message} closeLabel={translate('common.dismiss')} onClose={() => dismissToast(id)} />
      ))}
    </ToastRegion>
  );
}
