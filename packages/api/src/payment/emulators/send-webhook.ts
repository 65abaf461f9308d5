import { apiPaths } from '@softbox/config/paths';
import type { JobPayload } from '../../jobs/payloads.ts';
import type { Services } from '../../services.ts';
import { EMULATORS } from './index.ts';

/** Delivers an embedded provider's message as that provider would; throws where it was not taken, so that it is sent again. */
export async function sendSandboxWebhook(services: Services, payload: JobPayload<'sandbox.webhook'>): Promise<void> {
  const { provider, body, copies } = payload;
  const emulator = EMULATORS[provider];
  // Keys were set meanwhile: the messages of the embedded provider no longer concern anyone.
  if (services.providers[provider]?.mode !== 'sandbox-embedded') return;
  const url = services.env.PUBLIC_ORIGIN + apiPaths.webhook(provider);
  const headers = { 'content-type': 'application/json', ...emulator.webhookHeaders(body, services) };
  const answers = await Promise.all(
    Array.from({ length: copies }, () => services.deliver(new Request(url, { method: 'POST', headers, body }))),
  );
  const refused = answers.find(({ ok }) => !ok);
  if (refused) throw new Error(`sandbox webhook of ${provider}: HTTP ${refused.status}`);
}
