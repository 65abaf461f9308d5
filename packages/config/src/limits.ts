const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIMITS = {
  password: { min: 6, max: 256, adminMin: 12 },
  username: { min: 3, max: 60 },
  name: { max: 100 },
  phone: { max: 40 },
  email: { max: 254 },
  address: { max: 500 },
  text: { max: 4000 },
  /** In characters; `perItem` and `onLanding`: how many are shown at once. */
  review: { text: 1000, name: 30, reason: 500, perItem: 20, onLanding: 6 },
  cart: { maxQuantity: 99, maxLines: 100 },
  portfolioPreviewPerCategory: 4,
  /** Of the picture that a visitor tries a template with; it stays in the browser. */
  trial: { fileMegabytes: 60, longestEdge: 1600, nameChars: 40, priceChars: 16 },
  failMessageChars: 200,
  jsonBodyBytes: 256 * 1024,
  webhookBodyBytes: 256 * 1024,
  trpcBatch: 10,
  pageSize: 50,
  maxUsageMonths: 3,
  geoLookupMs: 1500,
  /** For how long another process's change of the catalogue may go unnoticed. */
  contentCheckMs: 1000,
  keptPagesBytes: 32 * 1024 * 1024,
  keptAnswersBytes: 8 * 1024 * 1024,
} as const;

/** Lifetimes in milliseconds. */
export const LIFETIMES = {
  session: 30 * DAY,
  sessionRenewWithin: 15 * DAY,
  sessionAbsolute: 90 * DAY,
  adminSessionIdle: 30 * MINUTE,
  adminSessionAbsolute: 12 * HOUR,
  resetToken: HOUR,
  guestOrderLink: 30 * DAY,
  guestCart: 30 * DAY,
  emailUndoLink: 72 * HOUR,
  invitation: 72 * HOUR,
  paymentAttempt: 30 * MINUTE,
  /** A file that no order has taken. */
  looseFile: 24 * HOUR,
  /** A picture of the catalogue's that nothing shows. */
  idlePicture: 24 * HOUR,
} as const;

export const SESSIONS_PER_USER = 10;

/** Token buckets: `burst` tokens, refilled at `burst` per `per` milliseconds. Counted per act, never per HTTP request. */
export const RATE_LIMITS = {
  signInPerAddressAndEmail: { burst: 10, per: 15 * MINUTE },
  signInPerAddress: { burst: 50, per: 10 * MINUTE },
  twoStepCode: { burst: 5, per: 15 * MINUTE },
  invite: { burst: 20, per: HOUR },
  register: { burst: 60, per: HOUR },
  checkEmail: { burst: 20, per: 2 * MINUTE },
  forgotPerEmail: { burst: 3, per: HOUR },
  forgotPerAddress: { burst: 20, per: HOUR },
  resetPassword: { burst: 20, per: HOUR },
  placeOrder: { burst: 30, per: MINUTE },
  payOrder: { burst: 10, per: MINUTE },
  /** A page that waits for money asks every few seconds, in several tabs at most. */
  confirmPayment: { burst: 60, per: MINUTE },
  confirmPerAddress: { burst: 300, per: MINUTE },
  contact: { burst: 5, per: 10 * MINUTE },
  review: { burst: 20, per: HOUR },
  cart: { burst: 120, per: MINUTE },
  reserveFile: { burst: 60, per: HOUR },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
