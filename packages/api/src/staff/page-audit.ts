import { AppError } from '@softbox/config/errors';
import type { PageAudit } from '@softbox/config/inputs/staff';
import { auditEntries, authUsers } from '@softbox/db';
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { foldEmail } from '../auth/fold-email.ts';
import type { MemberContext } from '../context.ts';
import type { AuditChoices, AuditPage } from './view.ts';

/** What the team changed, newest first, in pages. */
export async function pageAudit({ db }: MemberContext, input: z.infer<typeof PageAudit>): Promise<AuditPage> {
  const { limit, cursor, actorId, kind, search } = input;
  const rows = await db.read
    .select({ entry: auditEntries, actor: authUsers.username })
    .from(auditEntries)
    .leftJoin(authUsers, eq(authUsers.id, auditEntries.actorId))
    .where(
      and(
        actorId ? eq(auditEntries.actorId, actorId) : undefined,
        kind ? eq(auditEntries.kind, kind) : undefined,
        search ? about(search) : undefined,
        cursor ? olderThan(cursor) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.entry;
  return {
    entries: page.map(({ entry: { id, at, actorRole, kind: done, target, detail }, actor }) => ({
      id,
      at: at.toISOString(),
      actor,
      actorRole,
      kind: done,
      target,
      detail,
    })),
    nextCursor: last && rows.length > limit ? cursorAfter(last) : null,
  };
}

/** The log names people by their ids alone, whoever searches it by their addresses. */
const about = (search: string) =>
  or(
    sql`instr(lower(${auditEntries.target}), lower(${search})) > 0`,
    sql`${auditEntries.target} in (select ${authUsers.id} from ${authUsers} where ${authUsers.emailFolded} = ${foldEmail(search)})`,
  );

const cursorAfter = ({ at, id }: { at: Date; id: string }) =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

function olderThan(cursor: string) {
  const [, time = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time) throw new AppError('VALIDATION', {}, { cursor: 'validation.invalid' });
  const at = new Date(Number(time));
  return or(lt(auditEntries.at, at), and(eq(auditEntries.at, at), lt(auditEntries.id, id)));
}

/** Whom and what the log can be narrowed down to. */
export async function listAuditChoices({ db }: MemberContext): Promise<AuditChoices> {
  const actors = await db.read.selectDistinct({ id: auditEntries.actorId }).from(auditEntries);
  const kinds = await db.read.selectDistinct({ kind: auditEntries.kind }).from(auditEntries).orderBy(auditEntries.kind);
  const ids = actors.map(({ id }) => id);
  const names = await db.read
    .select({ id: authUsers.id, username: authUsers.username })
    .from(authUsers)
    .where(inArray(authUsers.id, ids));
  const nameOf = new Map(names.map(({ id, username }) => [id, username]));
  return {
    people: ids.map((id) => ({ id, username: nameOf.get(id) ?? null })),
    kinds: kinds.map(({ kind }) => kind),
  };
}
