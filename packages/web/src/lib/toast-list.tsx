import { Toast, ToastRegion } from '../ui/toast.tsx';
import { useTranslate } from './i18n.tsx';
import { ACTION_CLOSE_MS, dismissToast, TOAST, type ToastEntry, useToastPlace } from './toast-store.ts';

export function ToastList({ entries }: { entries: readonly ToastEntry[] }) {
  const translate = useTranslate();
  const place = useToastPlace();
  return (
    <ToastRegion
      label={translate('common.notifications', { hotkey: TOAST.hotkey })}
      hotkey={TOAST.hotkey}
      duration={TOAST.autoCloseMs}
      swipeThreshold={TOAST.swipeThresholdPx}
      place={place}
    >
      {entries.map(({ id, ...message }) => (
        <Toast
          key={id}
          {...message}
          {...(message.action ? { duration: ACTION_CLOSE_MS } : {})}
          closeLabel={translate('common.dismiss')}
          onClose={() => dismissToast(id)}
        />
      ))}
    </ToastRegion>
  );
}
