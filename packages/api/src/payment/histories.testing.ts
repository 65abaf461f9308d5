import { COUNTRIES, COUNTRY_CODES, type CountryCode, type ProviderName } from '@softbox/config/countries';
import fc from 'fast-check';
import { startTestApi, type TestApi } from '../testing.ts';
import { OUTCOMES, type SandboxOutcome } from './emulators/outcomes.ts';
import { findFaults, letEverythingEnd } from './history-end.testing.ts';
import { type Bought, openShop, type Shop } from './history-shop.testing.ts';
import { findViolations } from './invariants.ts';
import { reconcileDue } from './reconcile.ts';

const SECOND = 1000;

/** What is known of a history without looking: how many orders there are. */
interface Model {
  orders: number;
}

type Command = fc.AsyncCommand<Model, Shop, true>;

/** One thing that happens; afterwards every rule of the money holds, whatever happened before. */
const command = (said: string, act: (shop: Shop) => Promise<unknown>, needsOrder = true): Command => ({
  toString: () => said,
  check: async ({ orders }) => !needsOrder || orders > 0,
  run: async (model, shop) => {
    if (!needsOrder) model.orders++;
    await act(shop);
    shop.facts.steps++;
    const broken = await findViolations(shop.api.db.read);
    if (broken.length > 0) throw new Error(`after ${said}: ${broken.join('; ')}`);
  },
});

const about = (shop: Shop, index: number): Bought => {
  const bought = shop.orders[index % shop.orders.length];
  if (!bought) throw new Error('no order yet');
  return bought;
};

/** Each thing that may happen to a shop that takes money through these providers in this country. */
function commandsOf(country: CountryCode, providers: readonly ProviderName[]): fc.Arbitrary<Command>[] {
  const order = fc.nat(1);
  const provider = fc.constantFrom(...providers);
  const nth = fc.nat(2);
  const outcome = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<SandboxOutcome>('pay', 'pay_webhook_never', 'pay_no_return') },
    { weight: 2, arbitrary: fc.constantFrom(...OUTCOMES) },
  );
  const weather = fc.constantFrom('fine', 'answers-lost', 'down', 'faulty', 'fine', 'fine');
  const wait = fc.constantFrom(SECOND, 12 * SECOND, 60 * SECOND, 11 * 60 * SECOND, 40 * 60 * SECOND);
  const start = (shop: Shop, o: number, p: ProviderName) => shop.start(about(shop, o), p);
  const pay = async (shop: Shop, o: number, p: ProviderName, chosen: SandboxOutcome) => {
    await start(shop, o, p);
    await shop.decide(about(shop, o), about(shop, o).pages.length - 1, chosen);
  };
  const purchase = fc.tuple(order, provider).map(([o, p]) =>
    command(`buy ${o} ${p}`, async (shop) => {
      await pay(shop, o, p, 'pay');
      await shop.comeBack(about(shop, o), about(shop, o).ways.length - 1);
    }),
  );
  const back = fc
    .tuple(order, fc.constantFrom<number | 'due'>(0.3, 0.5, 'due'))
    .map(([o, share]) => command(`give back ${o} ${share}`, (shop) => shop.giveBack(about(shop, o), share)));
  return [
    // As likely as they are in life: most people pay.
    purchase,
    purchase,
    purchase,
    back,
    back,
    fc.constant(command('place', (shop) => shop.place(country), false)),
    fc.tuple(order, provider).map(([o, p]) => command(`start ${o} ${p}`, (shop) => start(shop, o, p))),
    fc
      .tuple(order, provider, outcome)
      .map(([o, p, what]) => command(`pay ${o} ${p} ${what}`, (shop) => pay(shop, o, p, what))),
    fc
      .tuple(order, nth, outcome)
      .map(([o, n, what]) => command(`decide ${o} ${n} ${what}`, (shop) => shop.decide(about(shop, o), n, what))),
    fc.tuple(order, nth).map(([o, n]) => command(`come back ${o} ${n}`, (shop) => shop.comeBack(about(shop, o), n))),
    order.map((o) => command(`ask ${o}`, (shop) => shop.ask(about(shop, o).purchase))),
    order.map((o) => command(`cancel ${o}`, (shop) => shop.cancel(about(shop, o)))),
    order.map((o) => command(`give up ${o}`, (shop) => shop.giveUp(about(shop, o)))),
    order.map((o) => command(`withdraw ${o}`, (shop) => shop.withdraw(about(shop, o)))),
    order.map((o) => command(`begin work ${o}`, (shop) => shop.beginWork(about(shop, o)))),
    fc.constant(command('deliver', ({ api }) => api.drainJobs())),
    fc.constant(command('reconcile', ({ api }) => reconcileDue(api.services))),
    fc.constantFrom('lose', 'double', 'reverse').map((how) => command(`${how} messages`, (shop) => shop.meddle(how))),
    weather.map((now) =>
      command(`weather ${now}`, async ({ network }) => {
        network.weather = now;
      }),
    ),
    wait.map((ms) =>
      command(`wait ${ms / SECOND} s`, async ({ api }) => {
        api.clock.advance(ms);
        await api.drainJobs();
      }),
    ),
    fc.tuple(order, provider, fc.constantFrom('start', 'come back', 'deliver', 'reconcile')).map(([o, p, during]) =>
      command(`die at ${during} ${o} ${p}`, (shop) =>
        shop.dying(async () => {
          if (during === 'start') await start(shop, o, p);
          else if (during === 'come back') await shop.comeBack(about(shop, o), 0);
          else if (during === 'deliver') await shop.api.drainJobs();
          else await reconcileDue(shop.api.services);
        }),
      ),
    ),
    fc
      .tuple(order, provider, nth)
      .map(([o, p, n]) =>
        command(`all at once ${o} ${p} ${n}`, (shop) =>
          Promise.all([
            shop.comeBack(about(shop, o), n),
            shop.ask(about(shop, o).purchase),
            shop.api.drainJobs(),
            reconcileDue(shop.api.services),
            start(shop, o, p),
            ...(n === 0 ? [shop.giveBack(about(shop, o), 0.5), shop.withdraw(about(shop, o))] : []),
            ...(n === 1 ? [shop.giveBack(about(shop, o), 0.5), shop.giveBack(about(shop, o), 'due')] : []),
            ...(n === 2 ? [shop.cancel(about(shop, o))] : []),
          ]),
        ),
      ),
  ];
}

const PLACES = COUNTRY_CODES.flatMap((country) =>
  COUNTRIES[country].paymentProviders.map((provider): [CountryCode, ProviderName] => [country, provider]),
);

export interface Told {
  runs: number;
  seed: number;
  /** Called after each history. */
  onEnd?: (shop: Shop) => Promise<void>;
}

/** A shop serves so many histories; then a fresh one opens, so that looking through its books stays quick. */
const PER_SHOP = 15;

/** Lets random histories happen, over all providers; throws the shortest one that breaks a rule. */
export async function checkHistories({ runs, seed, onEnd }: Told): Promise<void> {
  let api: TestApi | null = null;
  let told = 0;
  const open = async () => {
    if (api && told % PER_SHOP === 0) {
      await api.close();
      api = null;
    }
    api ??= await startTestApi();
    told++;
    return api;
  };
  const history = fc.constantFrom(...PLACES).chain(([country, provider]) => {
    // Mostly the one that is looked at; now and then the buyer goes to another.
    const others = COUNTRIES[country].paymentProviders;
    const providers = [provider, provider, provider, ...others];
    return fc.tuple(
      fc.constant(`${country} ${provider}`),
      fc.constant(country),
      fc.commands(commandsOf(country, providers), { maxCommands: 14, size: '+1' }),
    );
  });
  await fc.assert(
    fc.asyncProperty(history, async ([, country, commands]) => {
      const shop = openShop(await open());
      await shop.place(country);
      await fc.asyncModelRun(() => ({ model: { orders: 1 }, real: shop }), commands);
      await letEverythingEnd(shop);
      const faults = await findFaults(shop);
      // Whatever is wrong with this history is none of the next one's.
      if (faults.length > 0) told = PER_SHOP;
      if (faults.length > 0) throw new Error(faults.join('\n'));
      await onEnd?.(shop);
    }),
    { numRuns: runs, seed, interruptAfterTimeLimit: undefined },
  );
  await (api as TestApi | null)?.close();
}
