import { createTranslate } from '@softbox/config/i18n';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';
import { formatCharge } from '@softbox/config/money';
import { receiptNumber } from '@softbox/config/receipts';
import type { receipts } from '@softbox/db';
import { openSheet, PAGE } from './sheet.ts';

type Receipt = typeof receipts.$inferSelect;

const INK = '#1c1916';
const SOFT = '#6d655b';
const RULE = '#e0d9ce';
const ACCENT = '#c9622d';
const { left, right, width } = PAGE;
const MIDDLE = left + width / 2;

/** What happened to the money it tells of. */
const MOVED = { receipt: 'paid', credit_note: 'refunded', reversal: 'returned' } as const;

/** The PDF of a receipt, from nothing but what was written down when it was issued. */
export async function drawReceipt(receipt: Receipt, timeZone: string): Promise<Buffer> {
  const { content, country, kind } = receipt;
  const { language, company, buyer, currency, moved, corrects } = content;
  const t = createTranslate(await loadMessages(language));
  const money = (minor: number, of = currency) => formatCharge(country, of, minor);
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone }).format(content.at);
  const number = receiptNumber(country, kind, receipt.number);
  const sheet = openSheet({
    language,
    title: `${t(`receipts.kind.${kind}`)} ${number}`,
    author: company.name,
    at: receipt.issuedAt,
  });
  const { write } = sheet;

  write('Softbox', { x: left, y: 70, size: 15, weight: 'strong', color: ACCENT });
  write(t(`receipts.kind.${kind}`), { x: left, y: 118, size: 26, weight: 'strong', color: INK });
  if (content.test) write(t('receipts.test'), { x: left, y: 140, size: 10, weight: 'strong', color: '#b3261e' });

  const facts = [
    [t('receipts.number'), number],
    [t('receipts.issued'), date],
    [t('receipts.order'), content.orderId],
    ...(corrects ? [[t(kind === 'reversal' ? 'receipts.reverses' : 'receipts.corrects'), corrects] as const] : []),
  ] as const;
  let y = 172;
  for (const [label, value] of facts) {
    write(label, { x: left, y, size: 9, color: SOFT });
    y = write(value, { x: left + 110, y, size: 9, color: INK, width: width - 110 }) + 4;
  }

  y += 14;
  const party = (title: string, lines: string[], x: number) => {
    write(title, { x, y, size: 9, color: SOFT });
    let at = y + 17;
    for (const line of lines.filter(Boolean))
      at = write(line, { x, y: at, size: 10, color: INK, width: width / 2 - 16 }) + 2;
    return at;
  };
  const seller = [
    company.name,
    t('receipts.representative', { name: company.representative }),
    t('receipts.registration', { number: company.registrationNumber }),
    company.address,
    company.email,
  ];
  y = Math.max(
    party(t('receipts.seller'), seller, left),
    party(t('receipts.buyer'), [buyer.name, buyer.address, buyer.phone, buyer.email], MIDDLE + 8),
  );

  y += 26;
  const QUANTITY = right - 190;
  const UNIT = right - 95;
  const head = { y, size: 9, color: SOFT };
  write(t('receipts.item'), { x: left, ...head });
  write(t('receipts.quantity'), { x: QUANTITY, align: 'right', ...head });
  write(t('receipts.unit'), { x: UNIT, align: 'right', ...head });
  write(t('receipts.amount'), { x: right, align: 'right', ...head });
  sheet.rule(y + 8, RULE);
  y += 26;
  for (const { title, quantity, unitMinor } of content.lines) {
    y = sheet.room(y);
    const row = { y, size: 10, color: INK, align: 'right' as const };
    write(String(quantity), { x: QUANTITY, ...row });
    write(money(unitMinor), { x: UNIT, ...row });
    write(money(unitMinor * quantity), { x: right, ...row });
    y = write(title, { x: left, y, size: 10, color: INK, width: QUANTITY - left - 40 }) + 6;
  }
  y = sheet.room(y, 130);
  sheet.rule(y - 8, RULE);
  y += 12;
  write(t('receipts.total'), { x: left, y, size: 10, color: SOFT });
  write(money(content.totalMinor), { x: right, y, size: 10, color: INK, align: 'right' });
  y += 26;
  write(t(`receipts.${MOVED[kind]}`), {
    x: left,
    y,
    size: 13,
    weight: 'strong',
    color: INK,
  });
  write(money(moved.minor, moved.currency), { x: right, y, size: 16, weight: 'strong', color: INK, align: 'right' });
  y += 26;
  write(t('receipts.method'), { x: left, y, size: 9, color: SOFT });
  write(t(`order.provider.${content.provider}`), { x: right, y, size: 9, color: INK, align: 'right' });
  y += 16;
  write(t('receipts.transaction'), { x: left, y, size: 9, color: SOFT });
  write(content.transactionId, { x: right, y, size: 9, color: INK, align: 'right' });

  write(t('receipts.thanks', { email: company.email }), { x: left, y: PAGE.bottom, size: 9, color: SOFT, width });
  return sheet.end();
}
