import { AppError } from '@softbox/config/errors';
import { webhookInbox } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { bareBody } from './bare-body.ts';
import { viewMessage } from './list-messages.ts';
import type { MessageDetail } from './view.ts';

export async function getMessage({ db }: MemberContext, { id }: { id: string }): Promise<MessageDetail> {
  const [message] = await db.read.select().from(webhookInbox).where(eq(webhookInbox.id, id));
  if (!message) throw new AppError('NOT_FOUND');
  const { eventId, merchantRef, providerRef, raw } = message;
  return {
    ...(await viewMessage(db.read, message)),
    eventId,
    merchantRef,
    providerRef,
    bytes: raw.byteLength,
    body: bareBody(raw),
  };
}
