import { createClient } from '@libsql/client';

export type Struck = ReturnType<typeof openStruck>;

/** What every drill of some length must have met. */
const NEEDED = ['order', 'payment', 'sandbox.webhook', 'webhook.process', 'refund.execute'];
const SOME_LENGTH = 40;

function countUp(kinds: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return counted;
}

const list = (counted: Map<string, number>) =>
  [...counted].map(([what, count]) => `${count} ${what}`).join(', ') || 'none';

/** What was under way when a server was killed: the requests it had not answered, and the jobs it had begun. */
export function openStruck(url: string) {
  const database = createClient({ url });
  const requests = new Map<string, number>();
  /** Of each kill. */
  const counts: number[] = [];
  /** Begun at a kill, by whichever server: job and try. */
  const begun = new Map<string, { id: string; name: string; tries: number }>();

  const leased = async () =>
    (
      await database.execute({
        sql: `select id, name, tries from jobs where state = 'waiting' and lease_until > ?`,
        args: [Date.now()],
      })
    ).rows.map(({ id, name, tries }) => ({ id: String(id), name: String(name), tries: Number(tries) }));

  async function add(kill: number, asked: readonly string[]): Promise<void> {
    counts.push(asked.length);
    const kinds = countUp(asked);
    for (const [about, count] of kinds) requests.set(about, (requests.get(about) ?? 0) + count);
    const jobs = await leased();
    for (const job of jobs) begun.set(`${job.id} ${job.tries}`, job);
    console.log(
      `kill ${kill}: requests to it: ${list(kinds)}; jobs begun on any server: ${list(countUp(jobs.map(({ name }) => name)))}`,
    );
  }

  /** Begun at a kill, and begun anew by somebody else: the survivors end theirs with the try they began. */
  async function jobs(): Promise<Map<string, number>> {
    const { rows } = await database.execute('select id, tries from jobs');
    const tries = new Map(rows.map((row) => [row.id, Number(row.tries)]));
    const cut = [...begun.values()].filter((job) => (tries.get(job.id) ?? 0) > job.tries);
    return countUp(cut.map(({ name }) => name));
  }

  return {
    add,
    isUnderWay: async (name: string) => (await leased()).some((job) => job.name === name),
    async summary(): Promise<string[]> {
      const sorted = counts.toSorted((a, b) => a - b);
      const sum = counts.reduce((all, count) => all + count, 0);
      const { rows } = await database.execute(`select provider, count(*) filter (where kind = 'charge') as paid,
        count(*) filter (where kind = 'refund') as back from payment_ledger group by provider order by provider`);
      return [
        `requests under way when killed: ${sum}, of each kill ${sorted[0] ?? 0} at least, ${sorted[counts.length >> 1] ?? 0} mostly, ${sorted.at(-1) ?? 0} at most: ${list(requests)}`,
        `jobs cut off and done by others: ${list(await jobs())}`,
        `paid and given back: ${rows.map(({ provider, paid, back }) => `${provider} ${paid} and ${back}`).join(', ')}`,
      ];
    },
    /** What none of them met, of a drill that is long enough to meet everything. */
    async missed(): Promise<string[]> {
      if (counts.length < SOME_LENGTH) return [];
      const met = new Map([...requests, ...(await jobs())]);
      return NEEDED.filter((what) => !met.has(what));
    },
    close: () => database.close(),
  };
}
