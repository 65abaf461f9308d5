import type { Actor } from '../context.ts';
import type { Services } from '../services.ts';
import { shownSessions } from './session-secrets.ts';
import { findSession } from './session-store.ts';

/** Who a request comes from. A bearer that is shown decides alone: an invalid one is a visitor, whatever the cookie says. */
export async function findActor(
  services: Pick<Services, 'env' | 'db' | 'clock' | 'log'>,
  request: Pick<Request, 'headers'>,
): Promise<Actor> {
  const { byBearer, byCookie } = shownSessions(services.env, request.headers);
  const stored = byBearer ?? byCookie;
  const found = stored === undefined ? undefined : await findSession(services, stored);
  if (!found) return { kind: 'visitor' };
  const { id, email, role, sessionId, mustChangePassword } = found;
  return { kind: 'user', userId: id, email, role, sessionId, mustChangePassword };
}
