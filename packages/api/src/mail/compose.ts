import type { Translate } from '@softbox/config/i18n';
import { LIFETIMES } from '@softbox/config/limits';
import type { MailContent } from './content.ts';
import type { MailPayload } from './payload.ts';

const HOUR = 3_600_000;

/** The payload with the link that was made for it. */
export type MailToCompose = MailPayload & { url?: string };

/** A name that is also an address or a sentence would make our mail carry somebody else's message. */
const isPlainName = (name: string) => /^[\p{L}\p{M}\p{N} '’_-]{1,40}$/u.test(name);

/** The words of each mail there is. */
export function compose(mail: MailToCompose, t: Translate): MailContent {
  const button = (label: string) => (mail.url ? { button: { label, url: mail.url } } : {});
  switch (mail.mail) {
    case 'welcome':
      return {
        subject: t('email.welcome.subject'),
        preview: t('email.welcome.intro'),
        heading: isPlainName(mail.name)
          ? t('email.welcome.headingNamed', { name: mail.name })
          : t('email.welcome.heading'),
        paragraphs: [t('email.welcome.intro'), t('email.welcome.detail')],
        ...button(t('email.welcome.button')),
      };
    case 'resetPassword':
      return {
        subject: t('email.resetPassword.subject'),
        preview: t('email.resetPassword.intro'),
        heading: t('email.resetPassword.heading'),
        paragraphs: [
          t('email.resetPassword.intro'),
          t('email.resetPassword.detail', { hours: LIFETIMES.resetToken / HOUR }),
        ],
        ...button(t('email.resetPassword.button')),
        note: t('email.resetPassword.note'),
      };
    case 'passwordChanged':
      return {
        subject: t('email.passwordChanged.subject'),
        preview: t('email.passwordChanged.intro'),
        heading: t('email.passwordChanged.heading'),
        paragraphs: [t('email.passwordChanged.intro'), t('email.passwordChanged.detail')],
      };
    case 'emailChanged':
      return {
        subject: t('email.emailChanged.subject'),
        preview: t('email.emailChanged.intro'),
        heading: t('email.emailChanged.heading'),
        paragraphs: [
          t('email.emailChanged.intro'),
          t('email.emailChanged.detail', { hours: LIFETIMES.emailUndoLink / HOUR }),
        ],
        facts: [{ label: t('email.emailChanged.newEmail'), value: mail.newEmail }],
        ...button(t('email.emailChanged.button')),
        note: t('email.emailChanged.note'),
      };
    case 'orderReceived':
      return {
        subject: t('email.orderReceived.subject'),
        preview: t('email.orderReceived.intro'),
        heading: t('email.orderReceived.heading'),
        paragraphs: [t('email.orderReceived.intro'), t('email.orderReceived.detail')],
        facts: [{ label: t('email.order.number'), value: mail.orderId }],
        ...button(t('email.order.button')),
        note: t('email.order.note'),
      };
    case 'orderPaid':
      return {
        subject: t('email.orderPaid.subject'),
        preview: t('email.orderPaid.intro'),
        heading: t('email.orderPaid.heading'),
        paragraphs: [t('email.orderPaid.intro'), t('email.orderPaid.detail')],
        facts: [{ label: t('email.order.number'), value: mail.orderId }],
        ...button(t('email.order.button')),
        note: t('email.order.note'),
      };
    case 'paymentRefunded':
      return {
        subject: t('email.paymentRefunded.subject'),
        preview: t('email.paymentRefunded.intro'),
        heading: t('email.paymentRefunded.heading'),
        paragraphs: [t('email.paymentRefunded.intro'), t('email.paymentRefunded.detail')],
        facts: [
          { label: t('email.paymentRefunded.amount'), value: mail.amount },
          { label: t('email.order.number'), value: mail.orderId },
        ],
        ...button(t('email.order.button')),
      };
    case 'cancellationDeclined':
      return {
        subject: t('email.cancellationDeclined.subject'),
        preview: t('email.cancellationDeclined.intro'),
        heading: t('email.cancellationDeclined.heading'),
        paragraphs: [t('email.cancellationDeclined.intro'), t('email.cancellationDeclined.detail')],
        facts: [
          { label: t('email.cancellationDeclined.answer'), value: mail.answer },
          { label: t('email.order.number'), value: mail.orderId },
        ],
        ...button(t('email.order.button')),
        note: t('email.order.note'),
      };
    case 'studioCancellationAsked':
      return {
        subject: t('email.studioCancellationAsked.subject'),
        preview: t('email.studioCancellationAsked.intro'),
        heading: t('email.studioCancellationAsked.heading'),
        paragraphs: [t('email.studioCancellationAsked.intro'), t('email.studioCancellationAsked.detail')],
        facts: [
          { label: t('email.order.item'), value: mail.summary },
          { label: t('email.order.number'), value: mail.about },
        ],
        ...button(t('email.studioCancellationAsked.button')),
      };
  }
}
