import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerEnv } from '@softbox/config/env';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every try to send one mail, so that a receiver can tell a repetition. */
  messageId: string;
  date: Date;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

type Settings = Pick<ServerEnv, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM'>;

export const createMailer = ({ SMTP_URL, DATA_DIR, MAIL_FROM }: Settings): Mailer =>
  SMTP_URL ? createSmtpMailer(SMTP_URL, MAIL_FROM) : createFileMailer(join(DATA_DIR, 'mail'), MAIL_FROM);

function createSmtpMailer(url: string, from: string): Mailer {
  // Well below the lease of a job: a mail server that hangs must not let two workers send one mail.
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

/** Without a mail server every mail is a file that any mail program opens. */
function createFileMailer(folder: string, from: string): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  let count = 0;
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      const when = mail.date.toISOString().replace(/\W/g, '');
      const id = mail.messageId.replace(/@.*|[^\w-]/g, '');
      // Sorted by name they are in the order of sending.
      const name = `${when}-${String(++count).padStart(6, '0')}-${id}.eml`;
      const draft = join(folder, `.${name}.part`);
      // A reader of the folder never sees half a mail.
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, name));
    },
  };
}
