import { LANGUAGES } from '@softbox/config/languages';
import { z } from 'zod';
import type { EmulatorDeps } from './emulated-provider.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { openSession, type SandboxSession } from './sandbox-session.ts';
import { tossKey } from './toss-objects.ts';

const READY_MS = 30 * 60_000;

/** What the browser's `requestPayment` tells Toss; its amount is the browser's claim, as with the real window. */
export const TossRequest = z.object({
  clientKey: z.string(),
  amount: z.object({ value: z.number().int().min(100).max(1e12), currency: z.literal('KRW') }),
  orderId: z.string().regex(/^[A-Za-z0-9_=.-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  successUrl: z.url(),
  failUrl: z.url(),
  customerEmail: z.string().max(100).nullish(),
  language: z.enum(LANGUAGES).catch('ko'),
});

/** Opens a payment for the window. Null for another shop's key, or pages that are not this shop's: no open redirects. */
export async function openTossPayment(
  request: z.infer<typeof TossRequest>,
  { db, clock, env }: EmulatorDeps,
): Promise<SandboxSession | null> {
  if (request.clientKey !== sandboxKeys(env.DATA_DIR, 'tosspayments').clientKey) return null;
  const pages = [request.successUrl, request.failUrl];
  if (pages.some((page) => new URL(page).origin !== env.PUBLIC_ORIGIN)) return null;
  const now = clock.now();
  return db.write((tx) =>
    openSession(tx, {
      id: tossKey(),
      provider: 'tosspayments',
      merchantRef: request.orderId,
      amountMinor: request.amount.value,
      currency: 'KRW',
      title: request.orderName,
      details: {
        successUrl: request.successUrl,
        cancelUrl: request.failUrl,
        email: request.customerEmail ?? '',
        language: request.language,
        metadata: {},
      },
      expiresAt: new Date(now.getTime() + READY_MS),
      createdAt: now,
    }),
  );
}
