import { createTranslate } from '@softbox/config/i18n';
import { loadMessages } from '@softbox/config/load-messages';
import { inLanguage, paths } from '@softbox/config/paths';
import { issueResetToken } from '../auth/issue-reset-token.ts';
import { renewInvitation } from '../auth/renew-invitation.ts';
import { renewUndoSecret } from '../auth/renew-undo-secret.ts';
import { isWorthTelling, orderFacts } from '../orders/mail-facts.ts';
import { orderLink } from '../orders/order-link.ts';
import { attachReceipt } from '../receipts/attach-receipt.ts';
import type { Services } from '../services.ts';
import { readCompany } from '../settings/company.ts';
import { compose, type MailToCompose } from './compose.ts';
import { renderHtml, renderText } from './layout.ts';
import type { MailPayload } from './payload.ts';

/** Where the studio works, and what it reads. */
const STUDIO_COUNTRY = 'KR';
const STUDIO_LANGUAGE = 'ko';

/** The mail with the secret link it needs, to a page in its language; nothing where there is no longer a reason to send it. */
async function withLink(services: Services, payload: MailPayload): Promise<MailToCompose | undefined> {
  const { PUBLIC_ORIGIN, ADMIN_EMAIL } = services.env;
  if ('about' in payload) {
    const path = inLanguage(paths.adminOrder(STUDIO_COUNTRY, payload.about), STUDIO_LANGUAGE);
    return { ...payload, to: ADMIN_EMAIL, language: STUDIO_LANGUAGE, url: PUBLIC_ORIGIN + path };
  }
  const urlOf = (path: string) => PUBLIC_ORIGIN + inLanguage(path, payload.language);
  if (payload.mail === 'resetPassword') {
    const issued = await issueResetToken(services, payload.to);
    return issued && { ...payload, to: issued.to, url: urlOf(paths.resetPassword(payload.country, issued.secret)) };
  }
  if (payload.mail === 'emailChanged') {
    const secret = await renewUndoSecret(services, payload.undoId);
    return secret === undefined ? undefined : { ...payload, url: urlOf(paths.undoEmail(payload.country, secret)) };
  }
  if (payload.mail === 'staffInvitation') {
    const secret = await renewInvitation(services, payload.invitationId);
    return secret === undefined ? undefined : { ...payload, url: urlOf(paths.invitation(payload.country, secret)) };
  }
  if (payload.mail === 'paymentFailed' && !(await isWorthTelling(services.db.read, payload))) return undefined;
  if ('orderId' in payload) {
    const order = await orderFacts(services.db.read, payload.orderId);
    return { ...payload, order, url: await orderLink(services, payload) };
  }
  return payload;
}

/** The job 'mail.send'. It may run twice; the Message-ID, which is the job's, tells the receiver. */
export async function sendMail(services: Services, payload: MailPayload, jobId: string): Promise<void> {
  // Whoever was erased meanwhile has no address any more.
  if ('to' in payload && !payload.to) return;
  const mail = await withLink(services, payload);
  if (!mail) return;
  const t = createTranslate(await loadMessages(mail.language));
  const content = compose(mail, t);
  const company = await readCompany(services.db.read);
  await services.mailer.send({
    to: mail.to,
    subject: content.subject,
    html: renderHtml(content, mail.language, t, company),
    text: renderText(content, t, company),
    messageId: `<${jobId}@${new URL(services.env.PUBLIC_ORIGIN).hostname}>`,
    date: services.clock.now(),
    attachments: await attachReceipt(services, payload),
  });
}
