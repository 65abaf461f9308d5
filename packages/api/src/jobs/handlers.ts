import { forgetFiles } from '../files/forget-files.ts';
import { sendMail } from '../mail/send-mail.ts';
import { auditPayments } from '../payment/audit-payments.ts';
import { sendSandboxWebhook } from '../payment/emulators/send-webhook.ts';
import { executeRefund } from '../payment/execute-refund.ts';
import { processWebhook } from '../payment/process-webhook.ts';
import { forgetWords } from '../privacy/forget-words.ts';
import type { Services } from '../services.ts';
import type { JobName, JobPayload } from './payloads.ts';

/** `jobId` stays the same over all tries of a job. */
export type JobHandler<N extends JobName> = (
  services: Services,
  payload: JobPayload<N>,
  jobId: string,
) => Promise<void>;

/** What does the work of each job. A handler may run twice: it must be able to tell. */
export const JOB_HANDLERS: { [N in JobName]: JobHandler<N> } = {
  'mail.send': sendMail,
  'webhook.process': processWebhook,
  'refund.execute': executeRefund,
  'files.forget': forgetFiles,
  'words.forget': forgetWords,
  'payment.audit': auditPayments,
  'sandbox.webhook': sendSandboxWebhook,
};
