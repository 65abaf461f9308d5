import { z } from 'zod';
import type { Outcome, ProviderContext } from '../provider.ts';
import { provenAnswer, signAlipay } from './alipay-sign.ts';
import { beijingTime } from './beijing-time.ts';
import { type Failure, fails, parseJson, readAs, request } from './http-call.ts';

export interface AlipayAccess {
  appId: string;
  /** Ours. */
  privateKey: string;
  /** Alipay's. */
  publicKey: string;
  gateway: string;
}

const Content = z.object({
  code: z.string(),
  msg: z.string().default(''),
  sub_code: z.string().optional(),
  sub_msg: z.string().default(''),
});
const SUCCESS = '10000';

const UNKNOWN = /^(?:aop\.|isp\.|ACQ\.SYSTEM_ERROR|ACQ\.TRADE_SETTLE_ERROR)/;
/** What is wrong with us, and not with the buyer or his money: repeated once it is mended. */
const CONFIG = /^(?:isv\.|ACQ\.ACCESS_FORBIDDEN|ACQ\.PARTNER_ERROR|ACQ\.SELLER_BALANCE_NOT_ENOUGH)/;
const DONE = new Set(['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.TRADE_HAS_CLOSE']);

function alipayFailure({ code, sub_code = code, sub_msg }: z.infer<typeof Content>): Failure {
  if (code === '20000' || code === '10003' || UNKNOWN.test(sub_code)) return fails('unknown', sub_code, sub_msg);
  if (code === '20001' || code === '40006' || CONFIG.test(sub_code)) return fails('config', sub_code);
  if (sub_code === 'ACQ.NOT_ALLOW_PARTIAL_REFUND') return fails('invalid', 'FULL_REFUND_ONLY', sub_msg);
  if (sub_code === 'ACQ.TRADE_NOT_EXIST') return fails('not_found', sub_code);
  return fails(DONE.has(sub_code) ? 'already_done' : 'invalid', sub_code, sub_msg);
}

/** What every request says of itself, signed. */
export function alipayRequest(
  { appId, privateKey }: AlipayAccess,
  {
    method,
    content,
    now,
    ...pages
  }: { method: string; content: object; now: Date; notify_url?: string; return_url?: string },
): Record<string, string> {
  const common = { app_id: appId, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' };
  const params = { ...common, ...pages, timestamp: beijingTime(now), biz_content: JSON.stringify(content) };
  return signAlipay(params, privateKey);
}

export type AlipayCall = <T>(shape: z.ZodType<T>, method: string, content: object) => Promise<Outcome<T>>;

/** One call to Alipay's gateway. Answers are proven as messages are: what is not signed says nothing about money. */
export const createAlipayCall =
  (access: AlipayAccess, context: ProviderContext): AlipayCall =>
  async (shape, method, content) => {
    const body = new URLSearchParams(alipayRequest(access, { method, content, now: context.now() }));
    const answer = await request(context, access.gateway, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: body.toString(),
    });
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    if (status !== 200) return fails('unknown', `HTTP_${status}`);
    const member = `${method.replaceAll('.', '_')}_response`;
    const whole = z.looseObject({ sign: z.string().optional() }).safeParse(parseJson(text)).data;
    const proven = whole?.sign ? provenAnswer(text, member, whole.sign, access.publicKey) : null;
    if (proven === null) {
      // Whoever is not known to Alipay gets no signature either.
      const said = Content.safeParse(whole?.[member] ?? whole?.error_response).data;
      const failure = said && said.code !== SUCCESS ? alipayFailure(said) : null;
      return failure?.kind === 'config' ? failure : fails('unknown', 'UNSIGNED_ANSWER');
    }
    const said = readAs(Content, parseJson(proven));
    if (!said.ok) return said;
    return said.value.code === SUCCESS ? readAs(shape, parseJson(proven)) : alipayFailure(said.value);
  };
