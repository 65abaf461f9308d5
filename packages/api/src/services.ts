import type { ServerEnv } from '@softbox/config/env';
import type { Database, Tx } from '@softbox/db';
import type { ContentVersion } from './catalog/content-version.ts';
import type { Clock } from './clock.ts';
import type { Locator } from './country/locate.ts';
import type { FileStore } from './files/file-store.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentPort } from './orders/payment-port.ts';
import type { Providers } from './payment/providers/index.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { SecretBox } from './secret-box.ts';

/** What the acts work with; made once per process by `createApi`. */
export interface Services {
  env: ServerEnv;
  db: Database;
  clock: Clock;
  /** What public answers and pages are made of, as one word that changes when it does. */
  contentVersion: ContentVersion;
  log: Log;
  mailer: Mailer;
  files: FileStore;
  providers: Providers;
  locate: Locator;
  rateLimiter: RateLimiter;
  secretBox: SecretBox;
  /** Sends a request to the product itself: the sandbox's webhooks. Over HTTP when served, in process in tests. */
  deliver(request: Request): Promise<Response>;
  /** Runs in the transaction that signs somebody in or registers them: the visitor's cart and files become theirs. */
  onSignIn(tx: Tx, signIn: { userId: string; cookies: ReadonlyMap<string, string>; now: Date }): Promise<void>;
  payments: PaymentPort;
}
