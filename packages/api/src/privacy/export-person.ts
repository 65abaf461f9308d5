import { AppError } from '@softbox/config/errors';
import { ExportData, ExportMemberData } from '@softbox/config/inputs/privacy';
import { LIMITS } from '@softbox/config/limits';
import { dayIn } from '@softbox/config/studio-time';
import { makeZip } from 'client-zip';
import { recordChange } from '../audit.ts';
import type { Context, MemberContext } from '../context.ts';
import { readJsonObject } from '../read-body.ts';
import { fileName } from '../receipts/attach-receipt.ts';
import { drawReceipt } from '../receipts/draw-receipt.ts';
import { refuseCrossSite } from '../security.ts';
import { asMember } from '../trpc.ts';
import { collectPerson, pathOfFile } from './collect-person.ts';
import type { Asked } from './find-person.ts';
import { proveIdentity } from './prove-identity.ts';

/** A customer takes along all that we hold about them. */
export async function exportOwnData(ctx: Context, request: Request): Promise<Response> {
  if (request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED');
  refuseCrossSite(ctx);
  const member = asMember(ctx);
  const asked = ExportData.safeParse(await readJsonObject(request, LIMITS.jsonBodyBytes));
  if (!asked.success) throw new AppError('VALIDATION');
  await proveIdentity(member, { by: 'self', password: asked.data.password });
  return archive(member, { userId: member.actor.userId, by: 'self' });
}

/** The studio hands it over, where somebody has asked for it who is who they say. */
export async function exportMemberData(ctx: MemberContext, request: Request): Promise<Response> {
  const asked = ExportMemberData.safeParse(await readJsonObject(request, LIMITS.jsonBodyBytes));
  if (!asked.success) throw new AppError('VALIDATION');
  const { userId, password } = asked.data;
  await proveIdentity(ctx, { by: 'studio', password });
  await ctx.db.write((tx) => recordChange(tx, ctx, { kind: 'privacy.exportMember', target: userId }));
  return archive(ctx, { userId, by: 'studio' });
}

async function archive(ctx: MemberContext, asked: Asked): Promise<Response> {
  const now = ctx.clock.now();
  const found = await collectPerson(ctx.db.read, asked, now);
  ctx.log.info({ userId: ctx.actor.userId, about: asked.userId }, 'personal data exported');
  const day = dayIn(ctx.env.STUDIO_TIME_ZONE, now);
  return new Response(makeZip(entriesOf(ctx, found, now)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="softbox-data-${found.data.account.username.replaceAll(/[^\w.-]/g, '_')}-${day}.zip"`,
      'cache-control': 'no-store',
    },
  });
}

/** One after the other, while they are sent: memory never holds the whole. */
async function* entriesOf(
  { files, env }: MemberContext,
  found: Awaited<ReturnType<typeof collectPerson>>,
  lastModified: Date,
) {
  yield { name: 'data.json', lastModified, input: JSON.stringify(found.data, null, 2) };
  for (const receipt of found.receipts) {
    const pdf = await drawReceipt(receipt, env.STUDIO_TIME_ZONE);
    yield { name: `receipts/${fileName(receipt)}`, lastModified: receipt.issuedAt, input: new Uint8Array(pdf) };
  }
  for (const file of found.files) {
    const content = await files.open(file.id);
    if (content) yield { name: pathOfFile(file), lastModified: file.createdAt, input: content.body };
  }
}
