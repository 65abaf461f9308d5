import type { Outcome, ProviderContext } from '../provider.ts';
import { type Failure, fails, request } from './http-call.ts';
import {
  certificateId,
  isFromUnionpay,
  parseAnswer,
  signUnionpay,
  type UnionpayParams,
  type UnionpayTrust,
} from './unionpay-sign.ts';

export interface UnionpayAccess extends UnionpayTrust {
  merchantId: string;
  privateKey: string;
  certificate: string;
  /** Where servers ask; in the embedded sandbox browsers go elsewhere. */
  gateway: string;
}

/** Success, and success with a flaw that is between the banks. */
export const isSuccess = (code: string | undefined) => code === '00' || code === 'A6';
/** Accepted, or nobody knows yet: asked about again until somebody does. */
export const isPending = (code: string | undefined) => code === '03' || code === '04' || code === '05';

const BUSY = new Set(['01', '02', '06', '37']);
/** What is wrong with us: signature, merchant, permission. */
const CONFIG = new Set(['10', '11', '13', '31', '32']);

function unionpayFailure(code: string, message: string): Failure {
  if (isPending(code) || BUSY.has(code)) return fails('unknown', code, message);
  if (CONFIG.has(code)) return fails('config', code);
  if (code === '34') return fails('not_found', code, message);
  if (code === '12') return fails('already_done', code, message);
  return fails(/^[67]/.test(code) ? 'declined' : 'invalid', code, message);
}

/** What every request says of itself, signed. */
export function unionpayRequest(
  { merchantId, privateKey, certificate }: UnionpayAccess,
  params: UnionpayParams,
): UnionpayParams {
  const common = {
    version: '5.1.0',
    encoding: 'UTF-8',
    signMethod: '01',
    accessType: '0',
    merId: merchantId,
    certId: certificateId(certificate),
  };
  return signUnionpay({ ...common, ...params }, privateKey);
}

export type UnionpayCall = (path: string, params: UnionpayParams) => Promise<Outcome<UnionpayParams>>;

/** One call to UnionPay's gateway. What is not signed by UnionPay says nothing about money. */
export const createUnionpayCall =
  (access: UnionpayAccess, context: ProviderContext): UnionpayCall =>
  async (path, params) => {
    const answer = await request(context, `${access.gateway}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: new URLSearchParams(unionpayRequest(access, params)).toString(),
    });
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    if (status !== 200) return fails('unknown', `HTTP_${status}`);
    const said = parseAnswer(text);
    const { respCode = '', respMsg = '' } = said;
    if (!isFromUnionpay(said, access, context.now()))
      // Whoever is not known to UnionPay gets no signature either.
      return CONFIG.has(respCode) ? fails('config', respCode) : fails('unknown', 'UNSIGNED_ANSWER');
    return isSuccess(respCode) ? { ok: true, value: said } : unionpayFailure(respCode, respMsg);
  };
