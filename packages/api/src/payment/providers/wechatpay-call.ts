import { z } from 'zod';
import type { Outcome, ProviderContext } from '../provider.ts';
import { type Failure, fails, parseJson, readAs, request } from './http-call.ts';
import { authorizationOf, provePlatform, type WechatpayAccess } from './wechatpay-sign.ts';

const API = 'https://api.mch.weixin.qq.com';
const WechatpayError = z.object({ code: z.string(), message: z.string().default('') });

const DONE = new Set(['ORDERPAID', 'ORDER_CLOSED', 'ORDERCLOSED', 'ORDERREVERSED']);
const UNKNOWN = new Set([
  'SYSTEM_ERROR',
  'SYSTEMERROR',
  'BANK_ERROR',
  'USERPAYING',
  'FREQUENCY_LIMITED',
  'BIZ_ERR_NEED_RETRY',
]);
/** What is wrong with us, and not with the buyer or his money: repeated once it is mended. */
const CONFIG = new Set([
  'SIGN_ERROR',
  'NO_AUTH',
  'NOT_ENOUGH',
  'MCH_NOT_EXISTS',
  'APPID_MCHID_NOT_MATCH',
  'REQUEST_BLOCKED',
]);

function wechatpayFailure(status: number, text: string): Failure {
  const { code, message } = WechatpayError.safeParse(parseJson(text)).data ?? { code: `HTTP_${status}`, message: '' };
  if (DONE.has(code)) return fails('already_done', code, message);
  if (UNKNOWN.has(code) || status === 202 || status === 409 || status === 429 || status >= 500)
    return fails('unknown', code, message);
  if (CONFIG.has(code) || status === 401) return fails('config', code);
  return fails(status === 404 ? 'not_found' : 'invalid', code, message);
}

export type WechatpayCall = <T>(shape: z.ZodType<T>, path: string, body?: object) => Promise<Outcome<T>>;

/** One call to WeChat Pay's API of version 3. Our word is signed, and so is its answer. */
export const createWechatpayCall =
  (access: WechatpayAccess, context: ProviderContext): WechatpayCall =>
  async (shape, path, posted) => {
    const method = posted ? 'POST' : 'GET';
    const body = posted ? JSON.stringify(posted) : '';
    // Named first: with the public key or with a certificate, as we can check it.
    const [keyId = ''] = Object.keys(access.platformKeys);
    const answer = await request(context, API + path, {
      method,
      headers: {
        authorization: authorizationOf(access, { method, path, body, now: context.now() }),
        accept: 'application/json',
        'user-agent': 'softbox',
        'wechatpay-serial': keyId,
        ...(posted ? { 'content-type': 'application/json' } : {}),
      },
      ...(posted ? { body } : {}),
    });
    if (!answer.ok) return answer;
    const { status, text, headers } = answer.value;
    if (status !== 200 && status !== 204) return wechatpayFailure(status, text);
    if (provePlatform(Buffer.from(text), headers, access, context.now()) !== 'proven')
      return fails('unknown', 'UNSIGNED_ANSWER');
    return readAs(shape, status === 204 ? null : parseJson(text));
  };
