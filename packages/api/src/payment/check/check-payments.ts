import { PROVIDER_NAMES, type ProviderName } from '@softbox/config/countries';
import { hasKeys } from '@softbox/config/payment-keys';
import { StartError } from '../../start-error.ts';
import type { PaymentProvider } from '../provider.ts';
import { remote } from '../providers/connect.ts';
import { connectProvider } from '../providers/index.ts';
import type { ProviderDeps } from '../providers/provider-deps.ts';
import { CONSOLE_CHECKS } from './console-checks.ts';
import type { Finding } from './finding.ts';

/** Asks each provider that has keys about a payment that does not exist: whoever is believed is told so. Nothing is made there. */
export async function checkPayments(deps: ProviderDeps): Promise<Finding[]> {
  const env = { ...deps.env, ALLOW_SANDBOX_PAYMENTS: false };
  const real = { ...deps, env };
  const findings: Finding[] = [];
  for (const name of PROVIDER_NAMES) {
    if (!hasKeys(name, env)) {
      findings.push({ provider: name, verdict: 'unused', text: 'No keys: not offered.' });
      continue;
    }
    try {
      const provider = connectProvider(name, real);
      if (!provider) throw new Error(`${name} is not connected`);
      findings.push(await tryKeys(provider, deps), ...(await lookAround(name, real)));
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      findings.push({ provider: name, verdict: 'bad', text: error.message });
    }
  }
  return findings;
}

async function tryKeys(provider: PaymentProvider, { clock }: ProviderDeps): Promise<Finding> {
  const { name, mode } = provider;
  const now = clock.now();
  const merchantRef = provider.newMerchantRef(now);
  // PayPal is asked by its own names only; the others find nothing under ours.
  const providerRef = name === 'paypal' ? '0SOFTBOXCHECK0000' : null;
  const answer = await provider.fetchSnapshot({ providerRef, merchantRef, createdAt: now });
  const world = mode === 'live' ? 'real money moves' : 'test mode';
  if (answer.ok || answer.kind === 'not_found')
    return { provider: name, verdict: 'good', text: `The keys are accepted; ${world}.` };
  const why =
    answer.kind === 'unknown'
      ? `It gave no answer that can be believed (${answer.code}): is the network open, and is its public key the right one?`
      : `The keys are refused (${answer.code}).`;
  return { provider: name, verdict: 'bad', text: why };
}

async function lookAround(name: ProviderName, deps: ProviderDeps): Promise<Finding[]> {
  const context = remote(name, deps);
  const faults = (await CONSOLE_CHECKS[name]?.(deps.env, context)) ?? [];
  const reachable = context.webhookUrl.startsWith('https://')
    ? []
    : [`It cannot send messages to ${context.webhookUrl}: set PUBLIC_ORIGIN to the https address of the shop.`];
  return [...reachable, ...faults].map((text) => ({ provider: name, verdict: 'bad', text }));
}
