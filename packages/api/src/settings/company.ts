import { COMPANY, type Company } from '@softbox/config/company';
import { AppError } from '@softbox/config/errors';
import { CompanyDetails } from '@softbox/config/inputs/company';
import { newId, type ReadDb, raiseContentVersion, settings } from '@softbox/db';
import { desc, eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';

type Reading = Pick<ReadDb, 'select'>;

/** The newest version, and its number; 0 for the product's own. */
export async function findCompany(db: Reading): Promise<{ company: Company; version: number; changedAt: Date | null }> {
  const [newest] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, 'company'))
    .orderBy(desc(settings.version))
    .limit(1);
  // What an older release has written may lack what this one asks for: the default fills it in.
  const set = CompanyDetails.safeParse({ ...COMPANY, ...(newest?.value as object | undefined) }); // checked right here
  return {
    company: set.data ?? COMPANY,
    version: newest?.version ?? 0,
    changedAt: newest?.createdAt ?? null,
  };
}

export const readCompany = async (db: Reading): Promise<Company> => (await findCompany(db)).company;

/** Pages say it at once, receipts that were issued before keep what they said. */
export async function saveCompany(
  ctx: MemberContext,
  { company, version }: { company: Company; version: number },
): Promise<{ version: number }> {
  return ctx.db.write(async (tx) => {
    const before = await findCompany(tx);
    if (before.version !== version) throw new AppError('SETTINGS_CHANGED');
    await tx.insert(settings).values({
      id: newId('setting'),
      name: 'company',
      version: version + 1,
      value: company,
      actor: `user:${ctx.actor.userId}`,
      createdAt: ctx.clock.now(),
    });
    await raiseContentVersion(tx, 'company');
    return { version: version + 1 };
  });
}
