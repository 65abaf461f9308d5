import type { CountryCode } from '@softbox/config/countries';
import type { ServerEnv } from '@softbox/config/env';
import { CART_COOKIE } from '@softbox/config/storage-keys';
import { migrate, openDb, seed } from '@softbox/db';
import { keepSums } from './admin/keep-sums.ts';
import { type AppRouter, appRouter } from './app.ts';
import { ensureAdministrator, type FirstStart } from './auth/ensure-administrator.ts';
import { foldMembers } from './auth/fold-members.ts';
import { sealTwoStepKeys } from './auth/two-step/seal-keys.ts';
import { adoptGuestCart } from './cart/adopt-guest-cart.ts';
import { type ContentVersion, createContentVersion } from './catalog/content-version.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { cookieName } from './cookies.ts';
import { createLocator } from './country/locate.ts';
import { createContext } from './create-context.ts';
import { adoptFiles } from './files/adopt-files.ts';
import { createFileStore } from './files/file-store.ts';
import { createHandler } from './handle.ts';
import { startTicker } from './jobs/ticker.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { foldOrders } from './orders/fold-orders.ts';
import { paymentPort } from './payment/payment-port.ts';
import { createProviders } from './payment/providers/index.ts';
import { warnOfTestMoney } from './payment/warn-of-test-money.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createSecretBox } from './secret-box.ts';
import { secretKeys } from './secret-keys.ts';
import type { Services } from './services.ts';
import { StartError } from './start-error.ts';

export interface Api {
  /** Answers /api/** and /sandbox/**; null for any other path. `ip` is the visitor's address. */
  handle(request: Request, ip: string): Promise<Response | null>;
  router: AppRouter;
  createContext(request: Request, ip: string, responseHeaders: Headers): Promise<Context>;
  /** Changes with whatever public pages are made of. */
  contentVersion: ContentVersion;
  /** The country in which a visitor without a country prefix is served. */
  locate(request: Request, ip: string): Promise<CountryCode>;
  /** Whether any provider is the embedded sandbox. */
  sandboxed: boolean;
  /** Who administers; with a one-time password when this start made the account. Null where it existed. */
  firstStart: FirstStart | null;
  /** Whether the process can serve: the database answers a read and a write. */
  ready(): Promise<boolean>;
  startJobs(): void;
  close(): Promise<void>;
  services: Services;
}

export interface ApiOptions {
  env: ServerEnv;
  clock?: Clock;
  /** How the embedded sandbox reaches our own webhooks. */
  deliver?: (request: Request) => Promise<Response>;
}

function refuseDatabase(url: string, error: unknown): never {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const reason = root instanceof Error ? root.message : String(root);
  // Credentials may stand in the address.
  throw new StartError(`The database at ${url.replace(/\/\/[^@/]*@/, '//')} cannot be used: ${reason}`);
}

/** Puts the house together. Throws StartError where it cannot be. Brings the database to the newest schema and seeds an empty catalogue first. */
export async function createApi({ env, clock = systemClock, deliver = fetch }: ApiOptions): Promise<Api> {
  const secretBox = createSecretBox(secretKeys(env));
  const location = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
  await migrate(location).catch((error: unknown) => refuseDatabase(env.DATABASE_URL, error));
  const db = await openDb(location);
  await seed(db);
  await foldOrders(db);
  await foldMembers(db);
  await keepSums(db, env);
  const services: Services = {
    env,
    db,
    clock,
    contentVersion: createContentVersion({ db, clock }),
    log: createLog(env),
    mailer: createMailer(env),
    files: createFileStore(env),
    providers: createProviders({ env, db, clock }),
    locate: createLocator(env),
    rateLimiter: createRateLimiter(env, clock),
    secretBox,
    deliver,
    async onSignIn(tx, { userId, cookies, now }) {
      const secret = cookies.get(cookieName(env, CART_COOKIE));
      await adoptGuestCart(tx, { userId, cartSecret: secret, now });
      await adoptFiles(tx, { userId, secret });
    },
    // Set below: it needs the finished services.
    payments: { recheck: async () => undefined, closeOpenAttempt: async () => undefined },
  };
  services.payments = paymentPort(services);
  const connected = Object.values(services.providers);
  const sandboxed = connected.some((provider) => provider.mode === 'sandbox-embedded');
  // Before anything is made that only a successful start may show: the administrator's one-time password.
  if (connected.length === 0) {
    db.close();
    throw new StartError(
      'Payment keys are missing: set them, or ALLOW_SANDBOX_PAYMENTS=1 to run with the embedded payment sandbox.',
    );
  }
  await warnOfTestMoney(services);
  await sealTwoStepKeys(services);
  const firstStart = await ensureAdministrator(services);
  const jobs = startTicker(services);
  return {
    handle: createHandler(services),
    router: appRouter,
    contentVersion: services.contentVersion,
    createContext: (request, ip, headers) => createContext(services, request, ip, headers),
    locate: (request, ip) => services.locate(request.headers, ip),
    sandboxed,
    firstStart,
    ready: () =>
      db
        .ping()
        .then(() => db.write((tx) => tx.run('select 1')))
        .then(
          () => true,
          () => false,
        ),
    startJobs: jobs.start,
    close: async () => {
      await jobs.stop();
      db.close();
    },
    services,
  };
}
