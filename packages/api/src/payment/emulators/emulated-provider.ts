import type { ProviderName } from '@softbox/config/countries';
import type { ServerEnv } from '@softbox/config/env';
import type { Database, Tx } from '@softbox/db';
import type { Clock } from '../../clock.ts';
import type { JobPayload } from '../../jobs/payloads.ts';
import type { SandboxOutcome } from './outcomes.ts';
import type { SandboxSession } from './sandbox-session.ts';

export interface EmulatorDeps {
  env: Pick<ServerEnv, 'DATA_DIR' | 'PUBLIC_ORIGIN'>;
  db: Database;
  clock: Clock;
}

export type SandboxWebhook = JobPayload<'sandbox.webhook'>;

/** Where the buyer's choice leads: back to the shop (with `fields`, by a form), to the same page again, or nowhere (a closed tab). */
export interface Choice {
  go:
    | { to: 'shop'; url: string; fields?: Record<string, string> | undefined }
    | { to: 'page' }
    | { to: 'nowhere' }
    /** Decided on a phone: the screen that showed the code goes on by itself. */
    | { to: 'other-screen' };
  /** A message that has to arrive before the browser does. */
  direct?: SandboxWebhook | undefined;
}

/** A provider inside the product: its REST API, and the page on which the buyer decides. */
export interface EmulatedProvider {
  name: ProviderName;
  /** What its page offers for a session, in this order. */
  offers(session: SandboxSession): readonly SandboxOutcome[];
  handle(request: Request, deps: EmulatorDeps): Promise<Response>;
  /** Money moves when the shop confirms, not on its page. */
  confirms?: true;
  /** For providers whose payment begins with what the browser brings: opens it; null where that is not this shop's word. */
  visit?(request: Request, deps: EmulatorDeps): Promise<SandboxSession | null>;
  choose(tx: Tx, session: SandboxSession, outcome: SandboxOutcome, deps: EmulatorDeps): Promise<Choice>;
  /** Where it sends somebody who comes to a payment that is over; null where it knows no way. */
  wayBack(session: SandboxSession): string | null;
  /** Headers of its messages, made when they are sent. */
  webhookHeaders(body: string, deps: EmulatorDeps): Record<string, string>;
}
