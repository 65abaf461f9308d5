import type { CountryCode, Currency, ProviderName } from './countries.ts';
import type { Language } from './languages.ts';

export const RECEIPT_KINDS = ['receipt', 'credit_note', 'reversal'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** All that a receipt, a credit note or its reversal says, kept with it: neither catalogue nor company data of a later day change it. */
export interface ReceiptContent {
  language: Language;
  company: {
    name: string;
    representative: string;
    registrationNumber: string;
    address: string;
    email: string;
  };
  buyer: { name: string; email: string; phone: string; address: string };
  orderId: string;
  lines: { title: string; quantity: number; unitMinor: number }[];
  /** Of lines and total. */
  currency: Currency;
  totalMinor: number;
  /** What moved, positive, in the currency it moved in. */
  moved: { minor: number; currency: Currency };
  provider: ProviderName;
  transactionId: string;
  /** When the money moved, in milliseconds. */
  at: number;
  /** Of a credit note: the number of the receipt that it corrects. Of a reversal: that of the credit note it takes back. */
  corrects: string | null;
  /** No money moved: it was a test. */
  test: boolean;
}

const LETTER: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'C', reversal: 'V' };

/** `KR-R-000012`: the twelfth receipt of Korea. */
export const receiptNumber = (country: CountryCode, kind: ReceiptKind, number: number) =>
  `${country}-${LETTER[kind]}-${String(number).padStart(6, '0')}`;
