import { FIRST_LANGUAGE } from '@softbox/config/catalog';
import { createTranslate } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';
import { inLanguage, paths } from '@softbox/config/paths';
import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { foldEmail } from '../auth/fold-email.ts';
import { issueResetToken } from '../auth/issue-reset-token.ts';
import { renewInvitation } from '../auth/renew-invitation.ts';
import { renewUndoSecret } from '../auth/renew-undo-secret.ts';
import { claimReviewInvitation } from '../orders/invite-review.ts';
import { isWorthTelling, orderFacts } from '../orders/mail-facts.ts';
import { orderLink } from '../orders/order-link.ts';
import { attachReceipt } from '../receipts/attach-receipt.ts';
import type { Services } from '../services.ts';
import { readCompany } from '../settings/company.ts';
import { compose, type MailToCompose } from './compose.ts';
import { renderHtml, renderText } from './layout.ts';
import type { MailPayload } from './payload.ts';

/** Where the studio works. */
const STUDIO_COUNTRY = 'KR';

/** What its first owner reads: the language of that account. */
async function studioLanguage({ db, env }: Services): Promise<Language> {
  const [owner] = await db.read
    .select({ language: authUsers.language })
    .from(authUsers)
    .where(eq(authUsers.emailFolded, foldEmail(env.ADMIN_EMAIL)));
  return owner?.language ?? FIRST_LANGUAGE;
}

/** The mail with the secret link it needs, to a page in its language; nothing where there is no longer a reason to send it. */
async function withLink(services: Services, payload: MailPayload, jobId: string): Promise<MailToCompose | undefined> {
  const { PUBLIC_ORIGIN, ADMIN_EMAIL } = services.env;
  if ('about' in payload) {
    const language = await studioLanguage(services);
    const path = inLanguage(paths.adminOrder(STUDIO_COUNTRY, payload.about), language);
    return { ...payload, to: ADMIN_EMAIL, language, url: PUBLIC_ORIGIN + path };
  }
  if (payload.mail === 'studioMoneyAlarm') {
    const language = await studioLanguage(services);
    const { ownerless, firstOrder } = payload;
    const path = ownerless ? paths.adminMessages(STUDIO_COUNTRY) : paths.adminOrder(STUDIO_COUNTRY, firstOrder);
    return { ...payload, to: ADMIN_EMAIL, language, url: PUBLIC_ORIGIN + inLanguage(path, language) };
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
  if (payload.mail === 'staffRoleChanged') return { ...payload, url: urlOf(paths.admin(STUDIO_COUNTRY)) };
  if (payload.mail === 'reviewInvited') {
    if (!(await claimReviewInvitation(services, payload.orderId, jobId))) return undefined;
    const order = await orderFacts(services.db.read, payload.orderId);
    return { ...payload, order, url: `${await orderLink(services, payload)}#reviews` };
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
  const mail = await withLink(services, payload, jobId);
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
