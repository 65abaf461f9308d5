import type { MessageKey, Translate } from '@softbox/config/i18n';
import type { OrderFacts } from '../orders/mail-facts.ts';
import type { MailContent } from './content.ts';
import type { MailPayload } from './payload.ts';

/** A mail about an order, with what it tells of it and the link that was made for it. */
export type OrderMail = Extract<MailPayload, { orderId: string }> & { url?: string; order: OrderFacts };

const BUTTON = {
  orderReceived: 'email.order.button',
  orderPaid: 'email.order.button',
  paymentFailed: 'email.paymentFailed.button',
  paymentRefunded: 'email.order.button',
  cancellationDeclined: 'email.order.button',
  draftDelivered: 'email.order.button',
  draftWithdrawn: 'email.order.button',
  reviewInvited: 'email.reviewInvited.button',
} as const satisfies Record<OrderMail['mail'], MessageKey>;

/** The fact that a mail is about comes first. */
function ownFact(mail: OrderMail, t: Translate): NonNullable<MailContent['facts']> {
  if (mail.mail === 'paymentRefunded') return [{ label: t('email.paymentRefunded.amount'), value: mail.amount }];
  if (mail.mail === 'cancellationDeclined')
    return [{ label: t('email.cancellationDeclined.answer'), value: mail.answer }];
  return [];
}

const detailOf = (mail: OrderMail, t: Translate) =>
  mail.mail === 'draftDelivered'
    ? t('email.draftDelivered.detail', { days: mail.days })
    : t(`email.${mail.mail}.detail`);

/** What was paid, and how; not where it is about something else. */
function moneyFacts({ mail, order: { total, provider } }: OrderMail, t: Translate): NonNullable<MailContent['facts']> {
  if (mail === 'reviewInvited') return [];
  return [
    { label: t('email.order.total'), value: total },
    ...(provider && mail !== 'orderReceived'
      ? [{ label: t('email.order.method'), value: t(`order.provider.${provider}`) }]
      : []),
  ];
}

/** Money that goes back by itself says why: nobody is to believe that the order was cancelled because of it. */
const nameOf = (mail: OrderMail) =>
  mail.mail === 'paymentRefunded' && (mail.reason === 'late_payment' || mail.reason === 'second_payment')
    ? (`paymentRefunded.${mail.reason}` as const)
    : mail.mail;

export function composeOrder(mail: OrderMail, t: Translate): MailContent {
  const name = nameOf(mail);
  return {
    subject: t(`email.${name}.subject`),
    preview: t(`email.${name}.intro`),
    heading: t(`email.${name}.heading`),
    paragraphs: [t(`email.${name}.intro`), detailOf(mail, t)],
    facts: [
      ...ownFact(mail, t),
      { label: t('email.order.item'), value: mail.order.item },
      ...moneyFacts(mail, t),
      { label: t('email.order.number'), value: mail.orderId },
    ],
    ...(mail.url ? { button: { label: t(BUTTON[mail.mail]), url: mail.url } } : {}),
    note: t('email.order.note'),
  };
}
