import { LIMITS } from './limits.ts';
import type { ko } from './messages/ko/index.ts';
import { PRODUCTION_DAYS, REFUND_POLICY } from './refunds.ts';

type Tree = { readonly [key: string]: string | Tree };

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** `room.thing.detail`: every key there is, taken from the Korean source. */
export type MessageKey = Leaves<typeof ko>;

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never;

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? Translation<T[K]> : SameShape<T[K]>;
};
type Translation<Source extends string> = string & { readonly __source?: Source };

/** The shape every translation has: the same keys as the Korean source. Placeholders are compared by `translation`. */
export type Messages = SameShape<typeof ko>;

type PlaceholderCheck<Source, Target> = {
  [K in keyof Source]: K extends keyof Target
    ? Source[K] extends string
      ? [Placeholders<Source[K]>] extends [Placeholders<Target[K]>]
        ? [Placeholders<Target[K]>] extends [Placeholders<Source[K]>]
          ? Target[K]
          : never
        : never
      : PlaceholderCheck<Source[K], Target[K]>
    : never;
};

/**
 * Declares a translation of one room: `export const auth = translationOf<typeof ko.auth>()({ … })`.
 * A missing key, a surplus key or a placeholder that differs from the Korean source does not compile.
 */
export const translationOf =
  <Source>() =>
  <const Target extends Tree>(words: Target & PlaceholderCheck<Source, Target> & Exact<Source, Target>): Target =>
    words;

type Exact<Source, Target> = {
  [K in keyof Target]: K extends keyof Source
    ? Source[K] extends string
      ? Target[K]
      : Exact<Source[K], Target[K]>
    : never;
};

/** Figures of limits.ts and refunds.ts that any text may name, so that no number is written twice. */
const FIGURES = {
  passwordMin: LIMITS.password.min,
  adminPasswordMin: LIMITS.password.adminMin,
  usernameMin: LIMITS.username.min,
  maxQuantity: LIMITS.cart.maxQuantity,
  maxUsageMonths: LIMITS.maxUsageMonths,
  fullRefundDays: REFUND_POLICY.fullRefundDays,
  startedPercent: REFUND_POLICY.startedShare * 100,
  revisionDays: REFUND_POLICY.revisionDays,
  templateDaysMin: PRODUCTION_DAYS.template.min,
  templateDaysMax: PRODUCTION_DAYS.template.max,
  packageDaysMin: PRODUCTION_DAYS.package.min,
  packageDaysMax: PRODUCTION_DAYS.package.max,
};

type Values<K extends MessageKey> = Exclude<Placeholders<At<typeof ko, K>>, keyof typeof FIGURES>;
type Arguments<K extends MessageKey> = [Values<K>] extends [never]
  ? [values?: Record<string, string | number>]
  : [values: Record<Values<K>, string | number>];

export type Translate = <K extends MessageKey>(key: K, ...values: Arguments<K>) => string;

export const fillWords = (text: string, values: Record<string, string | number> = {}) => {
  const known: Record<string, string | number> = { ...FIGURES, ...values };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole));
};

const find = (messages: Tree, key: string) =>
  key
    .split('.')
    .reduce<string | Tree | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), messages);

/** A translator over one language's words. A key without words gives the key itself. */
export const createTranslate =
  (messages: Tree): Translate =>
  (key, ...[values]) =>
    translateKey(messages, key, values);

/** For keys that arrive as data (an error's code, a form's issue): unknown keys come back as they are. */
export function translateKey(messages: Tree, key: string, values?: Record<string, string | number>): string {
  const text = find(messages, key);
  return typeof text === 'string' ? fillWords(text, values) : key;
}

export type MessageTree = Tree;
