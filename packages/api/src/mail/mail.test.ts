import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPANY } from '@softbox/config/company';
import { createTranslate } from '@softbox/config/i18n';
import { LANGUAGES } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../jobs/queue.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { compose, type MailToCompose } from './compose.ts';
import { renderHtml, renderText } from './layout.ts';
import { createMailer, type Mail } from './mailer.ts';
import { sendMail } from './send-mail.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const url = 'https://softbox.example/kr/orders/order_1?key=a&b="c"';
const ORDER = 'order_1763607600000_0123456789abcdef0123456789abcdef';
const to = { to: 'a@example.com', language: 'ko' } as const;
const ordered = { item: 'SNS 올인원 패키지', total: '₩478,800', provider: 'tosspayments' } as const;
const MAILS: MailToCompose[] = [
  { mail: 'welcome', ...to, name: '민지', url },
  { mail: 'resetPassword', ...to, country: 'KR', url },
  { mail: 'passwordChanged', ...to },
  { mail: 'emailChanged', ...to, country: 'KR', newEmail: 'new@example.com', undoId: 'tok_1', url },
  { mail: 'orderReceived', ...to, orderId: ORDER, order: { ...ordered, provider: null }, url },
  { mail: 'orderPaid', ...to, orderId: ORDER, order: ordered, url },
  { mail: 'paymentFailed', ...to, orderId: ORDER, attemptId: 'att_1', order: { ...ordered, provider: null }, url },
  { mail: 'paymentRefunded', ...to, orderId: ORDER, amount: '₩478,800', order: ordered, url },
  ...(['late_payment', 'second_payment', 'policy'] as const).map(
    (reason): MailToCompose => ({
      mail: 'paymentRefunded',
      ...to,
      orderId: ORDER,
      amount: '₩478,800',
      reason,
      order: ordered,
      url,
    }),
  ),
  { mail: 'cancellationDeclined', ...to, orderId: ORDER, answer: 'No,\nsorry.', order: ordered, url },
  { mail: 'draftDelivered', ...to, orderId: ORDER, days: 7, order: ordered, url },
  { mail: 'draftWithdrawn', ...to, orderId: ORDER, order: ordered, url },
  { mail: 'reviewInvited', ...to, orderId: ORDER, order: ordered, url },
  { mail: 'staffInvitation', ...to, country: 'KR', role: 'support', invitationId: 'inv_1', url },
  { mail: 'staffRoleChanged', ...to, role: 'manager', url },
  { mail: 'staffAccessEnded', ...to },
  { mail: 'studioCancellationAsked', ...to, about: ORDER, summary: 'SNS', why: 'unstated', url },
  { mail: 'studioCancellationAsked', ...to, about: ORDER, summary: 'SNS', why: 'elsewhere', url },
  { mail: 'studioRefundFailed', ...to, about: ORDER, summary: 'SNS', amount: '₩1', code: 'X', how: 'failed', url },
  { mail: 'studioRefundFailed', ...to, about: ORDER, summary: 'SNS', amount: '₩1', code: '', how: 'returned', url },
  { mail: 'studioRefundFailed', ...to, about: ORDER, summary: 'SNS', amount: '₩1', code: 'X', how: 'stuck', url },
  ...(['amount', 'disputed', 'won', 'lost'] as const).map(
    (why) =>
      ({ mail: 'studioPaymentReview', ...to, about: ORDER, summary: 'SNS', provider: 'stripe', why, url }) as const,
  ),
  {
    ...{ mail: 'studioMoneyAlarm', ...to, count: 3, broken: ORDER, unseen: `${ORDER}\nstripe · pi_1` },
    ...{ ownerless: 'square · sq_1 · 12.00 USD', rules: `paid more than once: ${ORDER}`, firstOrder: ORDER, url },
  },
  { mail: 'enquiryReplied', ...to, name: '민지', answer: '가능합니다.\n\n내일 뵙겠습니다.', question: '되나요?' },
];
const render = async (mail: MailToCompose, language = mail.language) => {
  const t = createTranslate(await loadMessages(language));
  const content = compose(mail, t);
  return { content, html: renderHtml(content, language, t, COMPANY), text: renderText(content, t, COMPANY) };
};

test.each(LANGUAGES)('[C-05] every mail has its words in %s, and every figure is filled in', async (language) => {
  for (const mail of MAILS) {
    const { content, html, text } = await render(mail, language);
    for (const words of [content.subject, html, text]) {
      expect(words, `${mail.mail} in ${language}`).not.toMatch(/email\.\w+|undefined|\{\w+\}(?![^<]*<\/style>)/);
    }
    expect(html).toContain(`<html lang="${language}">`);
    if (mail.url) expect(text).toContain(mail.url);
  }
});

test('an answer keeps the lines it was written in', async () => {
  const declined = MAILS.find(({ mail }) => mail === 'cancellationDeclined');
  if (!declined) throw new Error('no such mail');
  const { html, text } = await render(declined);
  expect(html).toContain('No,<br>sorry.');
  expect(text).toContain('No,\nsorry.');
});

test('[V-07] whatever a value says, it is text and never markup or a header', async () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>\r\nBcc: victim@example.com';
  for (const mail of MAILS) {
    const poisoned = Object.fromEntries(
      Object.entries(mail).map(([key, value]) => [
        key,
        ['mail', 'language', 'country', 'to', 'why', 'how', 'role', 'count'].includes(key)
          ? value
          : key === 'order'
            ? { ...ordered, item: evil, total: evil }
            : evil,
      ]),
      // The same mail with other strings in it.
    ) as MailToCompose;
    const { content, html } = await render(poisoned);
    expect(html).not.toMatch(/<script|<img/i);
    // Neither out of an attribute nor out of its element.
    expect(html).not.toContain('"><script');
    expect(html).not.toContain('="">');
    expect(content.subject).not.toMatch(/[\r\n]/);
  }
});

test('a name that is an advertisement is left out of the welcome mail', async () => {
  for (const name of ['evil.example', 'https://evil.example', 'Win now!!! evil . example', 'a@b.c', 'x'.repeat(41)])
    expect((await render({ mail: 'welcome', ...to, name, url })).html).not.toContain(name);
  for (const name of ['민지', 'Minji Kim', 'Nguyễn Thị', "O'Neil", '田中 花子'])
    expect((await render({ mail: 'welcome', ...to, name, url })).content.heading).toContain(name);
});

test('the Message-ID is the job’s, and stays the same when a job is tried again', async () => {
  const sent: Mail[] = [];
  let failures = 1;
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mail);
      if (failures-- > 0) throw new Error('the mail server hung up');
    },
  };
  const payload = { mail: 'passwordChanged', to: 'again@example.com', language: 'ko' } as const;
  await expect(sendMail({ ...api.services, mailer }, payload, 'job_1')).rejects.toThrow('hung up');
  await sendMail({ ...api.services, mailer }, payload, 'job_1');
  expect(sent.map((mail) => mail.messageId)).toEqual(['<job_1@127.0.0.1>', '<job_1@127.0.0.1>']);
});

test('a promised mail becomes a whole file, in the order of sending', async () => {
  const before = (await api.mails()).length;
  for (const name of ['하나', '두리'])
    await api.db.write((tx) =>
      enqueue(tx, {
        name: 'mail.send',
        payload: { mail: 'welcome', to: 'file@example.com', language: 'ko', name, url: 'http://127.0.0.1:3000/kr' },
        now: api.clock.now(),
      }),
    );
  await api.drainJobs();
  const mails = (await api.mails()).slice(before);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.html).toContain('하나 님, 환영합니다!');
  expect(mails[0]?.text).toContain('하나 님, 환영합니다!');
  expect(readdirSync(join(api.services.env.DATA_DIR, 'mail')).filter((name) => !name.endsWith('.eml'))).toEqual([]);
});

/** A mail server that accepts everything and keeps what it was sent. */
async function startSmtpServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let data = '';
    socket.setEncoding('utf8');
    socket.write('220 test ready\r\n');
    socket.on('data', (chunk: string) => {
      if (isData) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        isData = false;
        socket.write('250 kept\r\n');
        return;
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          isData = true;
          data = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { received, port, close: () => new Promise((resolve) => server.close(resolve)) };
}

const MAIL: Mail = {
  to: 'smtp@example.com',
  subject: '[Softbox] 가입을 환영합니다',
  html: '<p>안녕하세요</p>',
  text: '안녕하세요',
  messageId: '<job_2@softbox.example>',
  date: new Date('2026-11-20T03:00:00Z'),
};

test('with SMTP_URL the mail goes to the mail server, html and text', async () => {
  const server = await startSmtpServer();
  const mailer = createMailer({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    DATA_DIR: '/nowhere',
    MAIL_FROM: 'Softbox <hello@softbox.example>',
  });
  await mailer.send(MAIL);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain('Message-ID: <job_2@softbox.example>');
  expect(server.received[0]).toContain('From: Softbox <hello@softbox.example>');
  expect(server.received[0]).toMatch(/multipart\/alternative/);
  await server.close();
});

test('a mail server that is not there fails the job instead of losing the mail', async () => {
  const server = await startSmtpServer();
  await server.close();
  const mailer = createMailer({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    DATA_DIR: '/nowhere',
    MAIL_FROM: 'a@b.example',
  });
  await expect(mailer.send(MAIL)).rejects.toThrow();
});

test('a line break in an address reaches no header', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'softbox-mail-'));
  const mailer = createMailer({ SMTP_URL: undefined, DATA_DIR: folder, MAIL_FROM: 'Softbox <hello@softbox.example>' });
  await mailer.send({
    ...MAIL,
    to: 'a@example.com\r\nBcc: victim@example.com',
    subject: 'x\r\nBcc: victim@example.com',
  });
  const [name = ''] = readdirSync(join(folder, 'mail'));
  expect(readFileSync(join(folder, 'mail', name), 'utf8')).not.toMatch(/^Bcc:/m);
  rmSync(folder, { recursive: true });
});

test('the studio is written to in the language of its first owner’s account, which is that of the last sign-in', async () => {
  const { ADMIN_EMAIL, ADMIN_PASSWORD = '' } = api.services.env;
  const payload = { mail: 'studioCancellationAsked', about: ORDER, summary: 'SNS', why: 'unstated' } as const;
  const written = async () => {
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    await sendMail({ ...api.services, mailer }, payload, 'job_2');
    return sent[0];
  };
  expect(await written()).toMatchObject({ to: ADMIN_EMAIL, subject: '[Softbox] 고객이 주문 취소를 요청했습니다' });
  await (await api.caller({ language: 'ja' })).auth.login({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const mail = await written();
  expect(mail?.html).toContain('<html lang="ja">');
  expect(mail?.text).toContain('lang=ja');
  // A plain caller says nothing about the language of pages.
  await api.request('POST', '/api/auth/login', { body: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } });
  expect((await written())?.html).toContain('<html lang="ja">');
});
