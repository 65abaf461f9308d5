import type { Company } from '@softbox/config/company';
import type { Translate } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { escapeHtml as e } from '../escape-html.ts';
import type { MailContent } from './content.ts';

/** Colours stand in attributes for the mail programs that drop style sheets; the sheet adds dark mode and small screens. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; width: 100%; background: #f4f1ec; -webkit-text-size-adjust: 100%; }
table { border-collapse: separate; border-spacing: 0; }
h1, p, td { overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
a { color: inherit; }
@media (max-width: 600px) { .page { padding: 20px 12px !important; } .card { padding: 32px 24px !important; } }
@media (prefers-color-scheme: dark) {
  body, .page { background: #141210 !important; }
  .card { background: #1f1c19 !important; border-color: #37322c !important; }
  .ink { color: #f6f2ec !important; }
  .soft { color: #b9b1a6 !important; }
  .rule { border-color: #37322c !important; }
  .facts { background: #2a2622 !important; }
  .action { background: #f6f2ec !important; }
  .action a { color: #1c1916 !important; }
}`;

const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI','Apple SD Gothic Neo','Noto Sans KR','Noto Sans',Arial,sans-serif";
const table = (inner: string, attributes = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${inner}</table>`;
const row = (inner: string, style: string, name = '') =>
  `<tr><td${name && ` class="${name}"`} style="font-family:${FONT};${style}">${inner}</td></tr>`;

const BRAND = row(
  '<span style="display:inline-block;width:13px;height:13px;border:2px solid #c9622d;border-radius:4px;margin-right:9px;vertical-align:-2px"></span>Softbox',
  'padding:0 0 32px;font-size:17px;font-weight:700;letter-spacing:-0.2px;color:#1c1916',
  'ink',
);
const paragraph = (text: string) =>
  row(e(text), 'padding:0 0 16px;font-size:16px;line-height:1.65;color:#3b3630', 'ink');

/** What somebody wrote in several lines stays in several lines. */
const lines = (text: string) => e(text).replaceAll('\n', '<br>');

function factRows(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ label, value }, index) =>
      row(e(label), `padding:${index ? 14 : 0}px 0 2px;font-size:13px;line-height:1.5;color:#6d655b`, 'soft') +
      row(lines(value), 'font-size:15px;line-height:1.5;font-weight:600;color:#1c1916;word-break:break-all', 'ink'),
  );
  const box = table(
    `<tr><td class="facts" style="background:#f7f4ef;border-radius:12px;padding:18px 20px">${table(rows.join(''))}</td></tr>`,
  );
  return `<tr><td style="padding:8px 0 20px">${box}</td></tr>`;
}

function buttonRows({ label, url }: NonNullable<MailContent['button']>, t: Translate): string {
  const link = `<a href="${e(url)}" style="display:inline-block;padding:15px 28px;font-family:${FONT};font-size:16px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none">${e(label)}</a>`;
  const button = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="action" bgcolor="#1c1916" style="background:#1c1916;border-radius:999px">${link}</td></tr></table>`;
  const address = `<a href="${e(url)}" style="color:inherit;word-break:break-all">${e(url)}</a>`;
  return (
    `<tr><td style="padding:12px 0 28px">${button}</td></tr>` +
    row(`${e(t('email.layout.linkFallback'))}<br>${address}`, 'font-size:13px;line-height:1.6;color:#6d655b', 'soft')
  );
}

const quoteRows = ({ label, text }: NonNullable<MailContent['quote']>) =>
  row(
    `${e(label)}<br><br>${lines(text)}`,
    'padding:20px 0 0;border-top:1px solid #ebe5dc;font-size:14px;line-height:1.6;color:#6d655b',
    'soft rule',
  );

const footer = (t: Translate, { email, name, address }: Company) => [
  t('email.layout.questions', { email }),
  t('email.layout.sentBy', { company: name }),
  address,
];

/** The one form all mails have: a single column of tables, which every mail program can show. */
export function renderHtml(content: MailContent, language: Language, t: Translate, company: Company): string {
  const { heading, paragraphs, facts, button, quote, note } = content;
  const card = [
    BRAND,
    row(
      `<h1 class="ink" style="margin:0;font-size:25px;line-height:1.35;font-weight:700;letter-spacing:-0.4px;color:#1c1916">${e(heading)}</h1>`,
      'padding:0 0 18px',
    ),
    ...paragraphs.map(paragraph),
    facts ? factRows(facts) : '',
    button ? buttonRows(button, t) : '',
    button && quote ? '<tr><td height="24"></td></tr>' : '',
    quote ? quoteRows(quote) : '',
    note
      ? `<tr><td height="24"></td></tr>` +
        row(
          e(note),
          'padding:20px 0 0;border-top:1px solid #ebe5dc;font-size:14px;line-height:1.6;color:#6d655b',
          'soft rule',
        )
      : '',
  ];
  const below = footer(t, company).map((line) =>
    row(e(line), 'padding:0 8px 4px;font-size:13px;line-height:1.6;color:#6d655b', 'soft'),
  );
  const column = table(
    `<tr><td class="card" style="background:#ffffff;border:1px solid #e8e2d9;border-radius:20px;padding:44px 48px">${table(card.join('\n'))}</td></tr>
<tr><td style="padding:24px 0 0">${table(below.join('\n'))}</td></tr>`,
    ' style="max-width:600px"',
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(content.subject)}</title>
<style>${STYLE}</style>
</head>
<body style="background:#f4f1ec">
<div style="display:none;max-height:0;overflow:hidden">${e(content.preview)}</div>
${table(`<tr><td class="page" align="center" style="background:#f4f1ec;padding:40px 16px">${column}</td></tr>`)}
</body>
</html>`;
}

/** The same mail for those who read plain text. */
export function renderText(
  { heading, paragraphs, facts = [], button, quote, note }: MailContent,
  t: Translate,
  company: Company,
): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(quote ? [`${quote.label}\n${quote.text.replace(/^/gm, '> ')}`] : []),
    ...(note ? [note] : []),
    `-- \n${footer(t, company).join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
