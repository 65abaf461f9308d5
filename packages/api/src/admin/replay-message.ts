import { AppError } from '@softbox/config/errors';
import { webhookInbox } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { followMessage } from '../payment/process-webhook.ts';
import { viewMessage } from './list-messages.ts';

/**
 * Works on a kept message once more, in whatever state it is: one that was given up, or one that was worked on when
 * something else was wrong. It was proven when it came, and it only makes us look, so that a repeat changes nothing that is
 * true already.
 */
export async function replayMessage(ctx: MemberContext, { id }: { id: string }) {
  const { read, write } = ctx.db;
  const find = async () => (await read.select().from(webhookInbox).where(eq(webhookInbox.id, id)))[0];
  const message = await find();
  if (!message) throw new AppError('NOT_FOUND');
  const outcome = await followMessage(ctx, message);
  const note = `replayed by user:${ctx.actor.userId} at ${ctx.clock.now().toISOString()}: ${outcome}`;
  await write((tx) => tx.update(webhookInbox).set({ note }).where(eq(webhookInbox.id, id)));
  ctx.log.info({ webhook: id, outcome }, 'webhook replayed');
  return { outcome, message: await viewMessage(read, (await find()) ?? message) };
}
