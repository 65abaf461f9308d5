import type { Outputs } from '@softbox/api/types';
import type { CountryCode } from '@softbox/config/countries';
import { formatCharge, toMinorUnits } from '@softbox/config/money';
import { apiPaths } from '@softbox/config/paths';
import { FileText } from 'lucide-react';
import { formatDate } from './format-date.ts';
import { useLanguage, useTranslate } from './i18n.tsx';

interface ReceiptLinksProps {
  receipts: Outputs['receipts']['ofOrder'];
  country: CountryCode;
  accessKey?: string | undefined;
}

/** Receipts and credit notes to save. */
export function ReceiptLinks({ receipts, country, accessKey }: ReceiptLinksProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1">
      {receipts.map(({ id, kind, number, amount, currency, issuedAt }) => (
        <li key={id}>
          <a href={apiPaths.receipt(id, accessKey)} download className="group inline-flex min-h-11 items-center gap-3">
            <FileText aria-hidden className="size-5 shrink-0 text-muted" />
            <span>
              <span className="font-medium underline decoration-line-strong underline-offset-4 group-hover:decoration-accent">
                {translate(`receipts.kind.${kind}`)} {number} (PDF)
              </span>
              <span className="block text-muted text-sm">
                {formatCharge(country, currency, toMinorUnits(currency, amount))} · {formatDate(language, issuedAt)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
