import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { StaffRole } from '@softbox/config/roles';
import { bearer, signIn } from './customer.ts';
import { ADMINISTRATOR, linkIn, newEmail, readMail } from './fixtures.ts';

export const STAFF_PASSWORD = 'a-long-secret-for-the-desk';

export interface Colleague {
  email: string;
  token: string;
}

/** Somebody of the team, invited and joined without the screens. */
export async function joinStaff(request: APIRequestContext, role: StaffRole): Promise<Colleague> {
  const email = newEmail();
  const call = async (name: string, input: Record<string, string>, token = '') => {
    const headers = { 'x-softbox-language': 'ko', ...(token ? bearer(token) : {}) };
    const answer = await request.post(`/api/trpc/${name}`, { data: { json: input }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).result.data.json;
  };
  const { password } = ADMINISTRATOR;
  await call('staff.invite', { email, role, password }, await signIn(request, ADMINISTRATOR));
  const link = linkIn(await readMail(email, /초대/), '/invitation');
  const token = new URL(link).searchParams.get('token') ?? '';
  const joined = await call('staff.acceptInvitation', { token, password: STAFF_PASSWORD });
  return { email, token: joined.token };
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows, made without our own code; `ahead` steps of 30 seconds from now. */
export function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret].map((char) => BASE32.indexOf(char).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
