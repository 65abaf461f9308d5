import type { Context } from '../context.ts';
import { removeSessionCookie } from './session-cookie.ts';
import { shownSessions } from './session-secrets.ts';
import { endStoredSessions } from './session-store.ts';

/** Ends every session the request shows, so that neither token nor cookie is left alive. */
export async function signOut(ctx: Context): Promise<Record<string, never>> {
  const { byBearer, byCookie } = shownSessions(ctx.env, ctx.requestHeaders);
  const shown = [byBearer, byCookie].filter((stored) => stored !== undefined);
  if (shown.length > 0) await ctx.db.write((tx) => endStoredSessions(tx, shown));
  removeSessionCookie(ctx);
  return {};
}
