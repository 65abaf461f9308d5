import { Copy } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { Button } from '../../../ui/button.tsx';

/** Shown this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const translate = useTranslate();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: translate('admin.staff.twoStep.copied') }),
      () => toast({ title: translate('common.error'), variant: 'destructive' }),
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <ul className="grid w-full grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {translate('admin.staff.twoStep.copy')}
      </Button>
    </div>
  );
}
