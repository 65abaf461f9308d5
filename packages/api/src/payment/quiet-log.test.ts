import { PROVIDER_NAMES } from '@softbox/config/countries';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { sandboxKeys } from './emulators/sandbox-keys.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { buy } from './paying.testing.ts';
import { ADAPTERS } from './providers/adapters.testing.ts';
import { reconcileDue } from './reconcile.ts';
import { decideRefund } from './refunding.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

test.each(PROVIDER_NAMES)(
  '[case 46] whatever goes wrong with %s, no key and nobody’s data is written to the log',
  async (provider) => {
    const lines: string[] = [];
    const write = (...said: unknown[]) => void lines.push(JSON.stringify(said));
    Object.assign(api.services.log, { debug: write, info: write, warn: write, error: write });
    const network = withFlakyNetwork(api);
    const { country } = ADAPTERS[provider];
    const emailOf = (what: string) => `canary.${what}@example.com`;

    // What is lost, refused, tampered with, forged, given back in vain.
    const declined = await buy(api, { country, email: emailOf('declined') });
    await declined.choose(await declined.openPage(await declined.start(provider)), 'decline');
    await declined.visitor.payment.cancel({ orderId: declined.orderId, key: declined.key });
    const tampered = await buy(api, { country, email: emailOf('tampered') });
    const back = await tampered.choose(await tampered.openPage(await tampered.start(provider)), 'wrong_amount');
    if (back) await tampered.goBack(back);
    const paid = await buy(api, { country, email: emailOf('paid') });
    const url = await paid.choose(await paid.openPage(await paid.start(provider)), 'pay_webhook_never');
    for (const weather of ['answers-lost', 'faulty', 'down', 'fine'] as const) {
      network.weather = weather;
      if (url) await paid.goBack(url);
      else await paid.visitor.payment.confirm({ orderId: paid.orderId });
    }
    await api.request('POST', `/api/webhooks/${provider}`, { body: { canary: emailOf('forged') } });
    await decideRefund(api.db, { orderId: paid.orderId, now: api.clock.now() });
    for (const weather of ['faulty', 'answers-lost', 'down'] as const) {
      network.weather = weather;
      api.clock.advance(3_600_000);
      await api.drainJobs();
      await reconcileDue(api.services);
    }

    expect(lines.length).toBeGreaterThan(3);
    const log = lines.join('\n');
    expect(log).not.toMatch(/canary|Minji|010-1234-5678|eyJ|BEGIN/);
    for (const key of [declined.key, tampered.key, paid.key]) expect(log).not.toContain(key);
    for (const [what, secret] of Object.entries(sandboxKeys(api.services.env.DATA_DIR, provider)))
      if (/secret|private|token|key/i.test(what)) expect(log).not.toContain(String(secret));
  },
);
