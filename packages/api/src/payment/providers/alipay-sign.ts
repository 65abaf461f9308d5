import { sign, verify } from 'node:crypto';

type Params = Readonly<Record<string, string>>;

/** What is signed: every parameter by its name, as it was before it was encoded. */
const contentOf = (params: Params, without: readonly string[]) =>
  Object.entries(params)
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** RSA2 over a request, whose `sign_type` is signed along. */
export function signAlipay(params: Params, privateKey: string): Params {
  const filled = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  const content = Buffer.from(contentOf(filled, ['sign']));
  return { ...filled, sign: sign('sha256', content, privateKey).toString('base64') };
}

const isSigned = (content: string, signature: string, publicKey: string) =>
  verify('sha256', Buffer.from(content), publicKey, Buffer.from(signature, 'base64'));

/** A request as the other side checks it. */
export const isAlipayRequest = (params: Params, publicKey: string) =>
  isSigned(contentOf(params, ['sign']), params.sign ?? '', publicKey);

/** A notification, whose `sign_type` is not signed along. */
export const isAlipayNotification = (params: Params, publicKey: string) =>
  params.sign_type === 'RSA2' && isSigned(contentOf(params, ['sign', 'sign_type']), params.sign ?? '', publicKey);

/** A notification as Alipay signs it. */
export const signNotification = (params: Params, privateKey: string): Params => ({
  ...params,
  sign_type: 'RSA2',
  sign: sign('sha256', Buffer.from(contentOf(params, ['sign', 'sign_type'])), privateKey).toString('base64'),
});

/** The signed part of an answer: the value of its first member, byte for byte. Null where there is none. */
function signedPart(text: string, member: string): string | null {
  const start = text.indexOf(`"${member}"`);
  const open = start < 0 ? -1 : text.indexOf('{', start + member.length + 2);
  if (open < 0 || !/^\s*:\s*$/.test(text.slice(start + member.length + 2, open))) return null;
  let depth = 0;
  let quoted = false;
  for (let at = open; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return text.slice(open, at + 1);
  }
  return null;
}

/** The answer's content where it is proven to be Alipay's own; null otherwise. */
export function provenAnswer(text: string, member: string, signature: string, publicKey: string): string | null {
  const content = signedPart(text, member);
  return content !== null && isSigned(content, signature, publicKey) ? content : null;
}
