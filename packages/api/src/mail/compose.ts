import type { Translate } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { LIFETIMES } from '@softbox/config/limits';
import { composeOrder, type OrderMail } from './compose-order.ts';
import type { MailContent } from './content.ts';
import type { MailPayload } from './payload.ts';

const HOUR = 3_600_000;

/** The payload with the link that was made for it, and what it tells of its order. */
export type MailToCompose =
  | (Exclude<MailPayload, { orderId: string }> & { to: string; language: Language; url?: string })
  | OrderMail;

/** A name that is also an address or a sentence would make our mail carry somebody else's message. */
const isPlainName = (name: string) => /^[\p{L}\p{M}\p{N} '’_-]{1,40}$/u.test(name);

/** The words of each mail there is. */
export function compose(mail: MailToCompose, t: Translate): MailContent {
  if ('orderId' in mail) return composeOrder(mail, t);
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
    case 'enquiryReplied':
      return {
        subject: t('email.enquiryReplied.subject'),
        preview: t('email.enquiryReplied.intro'),
        heading: isPlainName(mail.name)
          ? t('email.enquiryReplied.headingNamed', { name: mail.name })
          : t('email.enquiryReplied.heading'),
        paragraphs: mail.answer.split(/\n+/),
        quote: { label: t('email.enquiryReplied.question'), text: mail.question },
      };
    case 'staffInvitation':
      return {
        subject: t('email.staffInvitation.subject'),
        preview: t('email.staffInvitation.heading'),
        heading: t('email.staffInvitation.heading'),
        paragraphs: [
          t('email.staffInvitation.intro', { role: t(`admin.staff.roleName.${mail.role}`) }),
          t('email.staffInvitation.detail', { hours: LIFETIMES.invitation / HOUR }),
        ],
        ...button(t('email.staffInvitation.button')),
        note: t('email.staffInvitation.note'),
      };
    case 'staffRoleChanged':
      return {
        subject: t('email.staffRoleChanged.subject'),
        preview: t('email.staffRoleChanged.heading'),
        heading: t('email.staffRoleChanged.heading'),
        paragraphs: [
          t('email.staffRoleChanged.intro', { role: t(`admin.staff.roleName.${mail.role}`) }),
          t('email.staffRoleChanged.detail'),
        ],
        ...button(t('email.staffRoleChanged.button')),
        note: t('email.staffRoleChanged.note'),
      };
    case 'staffAccessEnded':
      return {
        subject: t('email.staffAccessEnded.subject'),
        preview: t('email.staffAccessEnded.heading'),
        heading: t('email.staffAccessEnded.heading'),
        paragraphs: [t('email.staffAccessEnded.intro'), t('email.staffAccessEnded.detail')],
        note: t('email.staffAccessEnded.note'),
      };
    case 'studioCancellationAsked':
      return {
        subject: t('email.studioCancellationAsked.subject'),
        preview: t(`email.studioCancellationAsked.${mail.why}.intro`),
        heading: t('email.studioCancellationAsked.heading'),
        paragraphs: [
          t(`email.studioCancellationAsked.${mail.why}.intro`),
          t(`email.studioCancellationAsked.${mail.why}.detail`),
        ],
        facts: [
          { label: t('email.order.item'), value: mail.summary },
          { label: t('email.order.number'), value: mail.about },
        ],
        ...button(t('email.studioCancellationAsked.button')),
      };
    case 'studioRefundFailed':
      return {
        subject: t('email.studioRefundFailed.subject'),
        preview: t(`email.studioRefundFailed.${mail.how}`),
        heading: t('email.studioRefundFailed.heading'),
        paragraphs: [
          t(`email.studioRefundFailed.${mail.how}`),
          t(mail.how === 'stuck' ? 'email.studioRefundFailed.stuckDetail' : 'email.studioRefundFailed.detail'),
        ],
        facts: [
          { label: t('email.studioRefundFailed.amount'), value: mail.amount },
          ...(mail.code ? [{ label: t('email.studioRefundFailed.code'), value: mail.code }] : []),
          { label: t('email.order.item'), value: mail.summary },
          { label: t('email.order.number'), value: mail.about },
        ],
        ...button(t('email.studioRefundFailed.button')),
      };
    case 'studioPaymentReview':
      return {
        subject: t('email.studioPaymentReview.subject'),
        preview: t(`email.studioPaymentReview.${mail.why}`),
        heading: t('email.studioPaymentReview.heading'),
        paragraphs: [t(`email.studioPaymentReview.${mail.why}`)],
        facts: [
          { label: t('email.studioPaymentReview.provider'), value: t(`order.provider.${mail.provider}`) },
          { label: t('email.order.item'), value: mail.summary },
          { label: t('email.order.number'), value: mail.about },
        ],
        ...button(t('email.studioPaymentReview.button')),
      };
    case 'studioMoneyAlarm': {
      const { broken, unseen, ownerless, rules, count } = mail;
      return {
        subject: t('email.studioMoneyAlarm.subject', { count }),
        preview: t('email.studioMoneyAlarm.intro', { count }),
        heading: t('email.studioMoneyAlarm.heading'),
        paragraphs: [t('email.studioMoneyAlarm.intro', { count }), t('email.studioMoneyAlarm.detail')],
        facts: [
          { label: t('email.studioMoneyAlarm.broken'), value: broken },
          { label: t('email.studioMoneyAlarm.unseen'), value: unseen },
          { label: t('email.studioMoneyAlarm.ownerless'), value: ownerless },
        ].filter(({ value }) => value),
        ...button(t(ownerless ? 'email.studioMoneyAlarm.messagesButton' : 'email.studioMoneyAlarm.orderButton')),
        ...(rules ? { quote: { label: t('email.studioMoneyAlarm.rules'), text: rules } } : {}),
      };
    }
  }
}
