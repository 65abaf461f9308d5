import { type AuditDetail, auditEntries, newId, type Tx } from '@softbox/db';
import type { MemberContext } from './context.ts';

interface Change {
  /** The procedure or path: the guard's word for it, unless an act is also a customer's. */
  kind: string;
  /** The id or address of what was changed. */
  target?: string;
  /** Before and after, where that is short and nobody's personal data. */
  detail?: AuditDetail;
}

interface Acting {
  clock: MemberContext['clock'];
  actor: Pick<MemberContext['actor'], 'userId' | 'role' | 'sessionId'>;
}

const told = new WeakSet<Tx>();
const quiet = new WeakSet<Tx>();

/** Says of a transaction that it changes nothing to tell of: a code that was used up, a repeat. The next one may. */
export const nothingChanges = (tx: Tx): void => void quiet.add(tx);

/** Writes down what staff change, in the transaction that changes it. */
export async function recordChange(tx: Tx, { actor, clock }: Acting, { kind, target = '', detail = {} }: Change) {
  const { userId: actorId, role: actorRole, sessionId } = actor;
  await tx
    .insert(auditEntries)
    .values({ id: newId('audit'), at: clock.now(), actorId, actorRole, sessionId, kind, target, detail });
  told.add(tx);
}

/** The context of a change by staff: its first transaction tells of it, also where the act itself does not. */
export function withAudit(ctx: MemberContext, { kind, target = '' }: Change): MemberContext {
  let isTold = false;
  const write: MemberContext['db']['write'] = async (act) => {
    const [value, hasTold] = await ctx.db.write(async (tx) => {
      const result = await act(tx);
      if (!isTold && !told.has(tx) && !quiet.has(tx)) await recordChange(tx, ctx, { kind, target });
      return [result, told.has(tx)] as const;
    });
    isTold ||= hasTold;
    return value;
  };
  return { ...ctx, db: { ...ctx.db, write } };
}

const TARGETS = ['orderId', 'userId', 'templateId', 'id', 'email'];

/** What an input is about, as far as it says so itself. */
export function targetOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const values = Object.entries(input).filter(([name]) => TARGETS.includes(name));
  const [, value] = values.sort(([a], [b]) => TARGETS.indexOf(a) - TARGETS.indexOf(b))[0] ?? [];
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 254) : '';
}
