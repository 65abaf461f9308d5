import type { ProviderName } from '@softbox/config/countries';
import { apiPaths } from '@softbox/config/paths';
import type { NextAction } from '../provider.ts';
import type { EmulatorDeps } from './emulated-provider.ts';
import { EMULATORS } from './index.ts';
import { openTossPayment } from './toss-open.ts';

/** Does what a browser does with the next step, up to the embedded provider's page. Answers the session, or null. */
export async function arrive(provider: ProviderName, next: NextAction, deps: EmulatorDeps): Promise<string | null> {
  if (next.type === 'none') return null;
  if (next.type === 'toss-window') return (await openTossPayment({ ...next, language: 'ko' }, deps))?.id ?? null;
  const url = next.type === 'qr' ? next.content : next.url;
  const [, session] = new RegExp(`${apiPaths.sandbox}/pay/(\\w+)`).exec(url) ?? [];
  if (session) return session;
  const form =
    next.type === 'form-post' ? { method: 'POST', body: new URLSearchParams(next.fields) } : { method: 'GET' };
  return (await EMULATORS[provider].visit?.(new Request(url, form), deps))?.id ?? null;
}
