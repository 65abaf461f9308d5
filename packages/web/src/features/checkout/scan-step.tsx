import type { Outputs } from '@softbox/api/types';
import type { ProviderName } from '@softbox/config/countries';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { ExternalLink } from 'lucide-react';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ScanAction } from './step.ts';
import { useScan } from './use-scan.ts';

interface ScanStepProps {
  action: ScanAction;
  orderId: string;
  provider: ProviderName;
  /** What came of it, as soon as the server knows. */
  onEnd: (view: Outputs['payment']['confirm']) => void;
  onRenew: () => void;
}

/** A code for the phone, and a look every few seconds at what came of it. */
export default function ScanStep({ action, orderId, provider, onEnd, onRenew }: ScanStepProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const scan = useScan({ action, orderId, onEnd });
  const name = translate(`order.provider.${provider}`);
  const expired = scan === 'expired';
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeStyle: 'short' }).format(
    new Date(action.expiresAt),
  );
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {!expired && <p className="font-medium">{translate('payment.scan.instruction', { provider: name })}</p>}
      <QrCode content={action.content} label={translate('payment.scan.code', { provider: name })} dimmed={expired} />
      {expired ? (
        <div role="status" className="flex flex-col items-center gap-3">
          <div>
            <p className="font-semibold">{translate('payment.scan.expired')}</p>
            <p className="text-muted">{translate('payment.scan.expiredText')}</p>
          </div>
          <Button onClick={onRenew}>{translate('payment.scan.renew')}</Button>
        </div>
      ) : (
        <>
          <p role="status" className="flex items-center gap-3 text-left text-muted">
            <Spinner className="shrink-0 text-accent" />
            <span>
              {translate('payment.scan.waiting')} {translate('payment.scan.validUntil', { time })}
            </span>
          </p>
          {scan === 'unreachable' && <Alert className="text-left">{translate('payment.scan.unreachable')}</Alert>}
          <SandboxLink content={action.content} />
        </>
      )}
    </div>
  );
}

/** The embedded sandbox's codes lead to a page of this shop: for whoever tries it without a second device. */
function SandboxLink({ content }: { content: string }) {
  const translate = useTranslate();
  if (!content.startsWith(`${location.origin}/`)) return null;
  return (
    <a
      href={content}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 text-sm underline underline-offset-4"
    >
      {translate('payment.scan.sandbox')}
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">({translate('common.newTab')})</span>
    </a>
  );
}
