import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { AppError } from '@softbox/config/errors';

/** argon2id (the library's default algorithm), 64 MiB and three passes. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } satisfies Options;

/** Of no password: checked against where no account matches, so that the time taken says nothing. */
const NOBODY = '$argon2id$v=19$m=65536,t=3,p=1$MPuDjn2FqDfvcN7Y3KI9yg$cVuBCCgFexP802bFGmr/Ll0N3Dkn92jk0O+ktN1OPaE';

const AT_ONCE = 2;
const MAX_WAITING = 50;
let running = 0;
const waiting: (() => void)[] = [];

/** Hashing runs on the thread pool and takes 64 MiB each: a flood of sign-ins must neither fill memory nor starve reads. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else if (waiting.length >= MAX_WAITING) throw new AppError('BUSY');
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // A waiting one takes over the place; only without one does it fall free.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** `stored` is absent where no account matches; the answer is then no, after the same work. */
export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  inTurn(async () => (await verify(stored ?? NOBODY, password)) && stored !== undefined);

/** Whether a hash was made with another cost than today's. */
export function isStaleHash(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    made.memoryCost !== COST.memoryCost || made.timeCost !== COST.timeCost || made.parallelism !== COST.parallelism
  );
}
