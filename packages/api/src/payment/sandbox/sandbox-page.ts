import { COUNTRIES, COUNTRY_CODES, type Currency } from '@softbox/config/countries';
import { createTranslate, type Translate } from '@softbox/config/i18n';
import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';
import { formatMinor } from '@softbox/config/money';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import type { SandboxSession } from '../emulators/sandbox-session.ts';
import { hashOf, SANDBOX_STYLE, SANDBOX_STYLE_HASH } from './sandbox-style.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inert = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** With the ISO code beside it: several countries write $ and ¥. */
function exactAmount(currency: Currency, minor: number): string {
  const country = COUNTRY_CODES.find((code) => COUNTRIES[code].currency === currency) ?? 'US';
  return `${formatMinor(country, minor)} ${currency}`;
}

interface Page {
  language: Language;
  origin: string;
  title: string;
  main: string;
  translate: Translate;
  /** Run in the page; what it does can also be done by hand. */
  script?: string;
}

function page({ language, origin, title, main, translate, script }: Page): Response {
  const html = `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${inert(title)} · ${translate('sandbox.badge')}</title>
<style>${SANDBOX_STYLE}</style>
</head>
<body>
<header class="banner"><b>${translate('sandbox.badge')}</b> · ${inert(translate('sandbox.noMoney'))}</header>
<main><div class="card">
<h1>${inert(title)}</h1>
${main}
</div></main>${script ? `<script>${script}</script>` : ''}
</body>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Shown in the shop's own frame (the Toss window) and nowhere else; its form leads back to the shop.
      'content-security-policy': `default-src 'none'; style-src ${SANDBOX_STYLE_HASH};${script ? ` script-src ${hashOf(script)};` : ''} form-action 'self' ${origin}; frame-ancestors 'self'; base-uri 'none'`,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    },
  });
}

const translatorOf = async (language: Language) => createTranslate(await loadMessages(language));

const REFUSALS: readonly SandboxOutcome[] = ['insufficient_funds', 'decline', 'authentication_failed'];

/** Why the page is still here; every other refusal is a declined card. */
const REFUSED: Partial<Record<SandboxOutcome, 'sandbox.insufficientFunds' | 'sandbox.authenticationFailed'>> = {
  insufficient_funds: 'sandbox.insufficientFunds',
  authentication_failed: 'sandbox.authenticationFailed',
};

/** Rare things, by what they are about. A provider's page shows those it can let happen. */
const DRILLS = {
  messages: [
    'pay_webhook_5s',
    'pay_webhook_1m',
    'pay_webhook_manual',
    'pay_webhook_never',
    'pay_webhook_first',
    'pay_webhook_thrice',
    'pay_out_of_order',
  ],
  money: ['wrong_amount', 'wrong_currency', 'pending_paid', 'pending_failed', 'expire', 'pay_no_return'],
  trouble: ['pay_answer_lost', 'pay_fault', 'pay_too_many'],
  later: [
    'refund_pending',
    'refund_failed',
    'refund_returned',
    'full_refund_only',
    'dispute',
    'dispute_won',
    'dispute_lost',
  ],
} as const satisfies Record<string, readonly SandboxOutcome[]>;
const DRILL_GROUPS = ['messages', 'money', 'trouble', 'later'] as const satisfies (keyof typeof DRILLS)[];

interface PayPage {
  session: SandboxSession;
  outcomes: readonly SandboxOutcome[];
  /** Inside the shop's payment window. */
  inWindow: boolean;
  origin: string;
}

/** The provider's payment page: one form, one button per outcome, no script. */
export async function payPage({ session, outcomes, inWindow, origin }: PayPage): Promise<Response> {
  const { language, failure } = session.details;
  const translate = await translatorOf(language);
  const provider = translate(`order.provider.${session.provider}`);
  const button = (outcome: SandboxOutcome, attributes = '') =>
    `<button name="outcome" value="${outcome}"${attributes}>${inert(translate(`sandbox.outcomes.${outcome}`))}</button>`;
  const refusal = (session.outcome && REFUSED[session.outcome]) || 'sandbox.declined';
  const drills = DRILL_GROUPS.map((group) => {
    const offered = DRILLS[group].filter((outcome) => outcomes.includes(outcome));
    if (offered.length === 0) return '';
    return `<h3>${inert(translate(`sandbox.drillGroups.${group}`))}</h3>\n${offered.map((outcome) => button(outcome)).join('\n')}`;
  });
  const main = `${failure ? `<p role="alert">${inert(translate(refusal))}</p>` : ''}
<p>${inert(translate('sandbox.intro', { provider }))}</p>
<dl>
<div><dt>${inert(translate('sandbox.order'))}</dt><dd>${inert(session.title)}</dd></div>
<div><dt>${inert(translate('sandbox.amount'))}</dt><dd class="amount">${exactAmount(session.currency, session.amountMinor)}</dd></div>
</dl>
<form method="post" action="/sandbox/pay/${session.id}${inWindow ? '?window=1" target="_top' : ''}">
${button('pay', ' class="main"')}
${outcomes.includes('cancel') ? button('cancel', inWindow ? ' formtarget="_self"' : '') : ''}
<h2>${inert(translate('sandbox.refusals'))}</h2>
${REFUSALS.filter((outcome) => outcomes.includes(outcome))
  .map((outcome) => button(outcome))
  .join('\n')}
<details>
<summary>${inert(translate('sandbox.drills'))}</summary>
<p>${inert(translate('sandbox.drillsIntro'))}</p>
${drills.join('\n')}
</details>
</form>`;
  return page({ language, origin, title: translate('sandbox.title', { provider }), main, translate });
}

interface Notice {
  language: Language;
  origin: string;
  back?: string | undefined;
  more?: string;
}

/** A page that only says something: the tab may be closed, the window was closed. */
export const noticePage = (name: 'closeTab' | 'closed' | 'otherScreen', given: Notice) => notice(name, given);

async function notice(
  name: 'closeTab' | 'closed' | 'ended' | 'otherScreen',
  { language, origin, back, more = '' }: Notice,
): Promise<Response> {
  const translate = await translatorOf(language);
  const text = name === 'closed' ? '' : `<p>${inert(translate(`sandbox.${name}Text`))}</p>`;
  const link = back
    ? `<a class="link" target="_top" href="${inert(back)}">${inert(translate('sandbox.backToShop'))}</a>`
    : '';
  return page({ language, origin, title: translate(`sandbox.${name}`), main: text + more + link, translate });
}

/** The page of a payment that is over; with the button for a message that waits to be sent, where one does. */
export async function endedPage(
  session: SandboxSession,
  { origin, back, held }: { origin: string; back?: string | undefined; held: boolean },
): Promise<Response> {
  const { language } = session.details;
  const translate = await translatorOf(language);
  const send = held
    ? `<form method="post" action="/sandbox/pay/${session.id}">
<p>${inert(translate('sandbox.heldText'))}</p>
<button name="outcome" value="${SEND_HELD}" class="main">${inert(translate('sandbox.sendHeld'))}</button>
</form>`
    : '';
  return notice('ended', { language, origin, back, more: send });
}

/** What the button of a held message says. */
export const SEND_HELD = 'send_held';

interface ReturnPage {
  url: string;
  fields: Record<string, string>;
  language: Language;
  origin: string;
}

/** The way back of a provider that posts its answer: a form that sends itself. */
export async function returnPage({ url, fields, language, origin }: ReturnPage): Promise<Response> {
  const translate = await translatorOf(language);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${inert(name)}" value="${inert(value)}">`,
  );
  const main = `<p>${inert(translate('sandbox.returningText'))}</p>
<form method="post" action="${inert(url)}">
${inputs.join('\n')}
<button class="main">${inert(translate('sandbox.backToShop'))}</button>
</form>`;
  const script = 'document.forms[0].submit()';
  return page({ language, origin, title: translate('sandbox.returning'), main, translate, script });
}
