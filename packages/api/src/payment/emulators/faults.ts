import type { ProviderName } from '@softbox/config/countries';
import { type Database, sandboxReplies, type Tx } from '@softbox/db';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import type { SandboxOutcome } from './outcomes.ts';
import type { SandboxSession } from './sandbox-session.ts';

/** What can go wrong with the next call about a payment: its answer is lost, or it is not carried out. */
const FAULTS = { pay_answer_lost: 0, pay_fault: 503, pay_too_many: 429 } as const satisfies Partial<
  Record<SandboxOutcome, number>
>;
type FaultyOutcome = keyof typeof FAULTS;

export const isFaulty = (outcome: SandboxOutcome): outcome is FaultyOutcome => outcome in FAULTS;

const prefixOf = (provider: ProviderName) => `fault ${provider} `;

/** Kept like any other answer, under the payment's names: a call is about it when it says one of them. */
export async function planFault(tx: Tx, session: SandboxSession, outcome: FaultyOutcome, now: Date): Promise<void> {
  const key = prefixOf(session.provider) + session.id;
  const body = JSON.stringify([session.id, session.merchantRef, session.transactionId].filter(Boolean));
  const values = { key, requestHash: '', status: FAULTS[outcome], body, createdAt: now };
  await tx.insert(sandboxReplies).values(values).onConflictDoUpdate({ target: sandboxReplies.key, set: values });
}

/** The fault that this call meets, once: its status, 0 for an answer that is lost. Null for almost all calls. */
async function takeFault(db: Database, emulator: EmulatedProvider, request: Request): Promise<number | null> {
  const from = prefixOf(emulator.name);
  const planned = await db.read
    .select()
    .from(sandboxReplies)
    .where(and(gte(sandboxReplies.key, from), lt(sandboxReplies.key, `${from}~`)));
  // Where money moves at our confirmation, that is the call whose answer is worth losing.
  const fitting = planned.filter(({ status }) => status > 0 || !emulator.confirms || request.method === 'POST');
  if (fitting.length === 0) return null;
  // Letters, digits, dashes and underscores, which no way of writing a request changes.
  const said = `${request.url} ${await request.clone().text()}`;
  const fault = fitting.find(({ body }) => {
    const names: string[] = JSON.parse(body);
    return names.some((name) => said.includes(name));
  });
  if (!fault) return null;
  const taken = await db.write((tx) =>
    tx.delete(sandboxReplies).where(eq(sandboxReplies.key, fault.key)).returning({ status: sandboxReplies.status }),
  );
  return taken[0]?.status ?? null;
}

/** An emulated provider on a bad day, where that was chosen. */
export async function answer(emulator: EmulatedProvider, request: Request, deps: EmulatorDeps): Promise<Response> {
  const fault = await takeFault(deps.db, emulator, request);
  if (fault) return new Response('', { status: fault });
  const response = await emulator.handle(request, deps);
  if (fault === 0) throw new TypeError('the connection was reset');
  return response;
}
