import { randomBytes } from 'node:crypto';

const PREFIXES = {
  user: 'usr',
  session: 'ses',
  cartItem: 'crt',
  orderLine: 'lin',
  orderEvent: 'oev',
  orderNote: 'not',
  file: 'fil',
  attempt: 'att',
  ledger: 'led',
  refund: 'ref',
  cancellation: 'cnl',
  receipt: 'rcp',
  webhook: 'whk',
  job: 'job',
  enquiry: 'enq',
  enquiryEvent: 'eev',
  review: 'rev',
  reviewEvent: 'rve',
  textRevision: 'txt',
  token: 'tok',
  erasure: 'ers',
  setting: 'set',
  jobEvent: 'jev',
  invitation: 'inv',
  audit: 'aud',
} as const;
type Noun = keyof typeof PREFIXES;

/** `att_` and 128 random bits: unguessable, and readable in a log as what it is. */
export const newId = (noun: Noun) => `${PREFIXES[noun]}_${randomBytes(16).toString('base64url')}`;

/** The specification's shape `order_<timestamp>_<random>`, with 128 random bits so that ids cannot be guessed. */
export const newOrderId = (at: Date) => `order_${at.getTime()}_${randomBytes(16).toString('hex')}`;

/** A 256-bit secret for links and cookies. Only its hash is ever stored. */
export const newSecret = () => randomBytes(32).toString('base64url');
