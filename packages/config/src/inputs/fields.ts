import { z } from 'zod';
import { COUNTRY_CODES } from '../countries.ts';
import { LIMITS } from '../limits.ts';

/**
 * Issues carry message keys, worded where they are shown. Every string is bounded, trimmed and freed from control
 * characters and halves of characters, so that nothing invisible reaches an order or a mail.
 */
const clean = (value: string) =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[[\p{Cc}\u202a-\u202e\u2066-\u2069]--[\n\t]]/gv, '')
    .trim();

const text = (max: number) =>
  z.string({ error: 'validation.required' }).max(max, { error: 'validation.tooLong' }).transform(clean);

export const required = (max: number, key = 'validation.required') =>
  text(max).refine((value) => value.length > 0, { error: key });

export const optionalText = (max: number) => text(max).default('');

export const email = (missing = 'validation.emailRequired') =>
  required(LIMITS.email.max, missing).refine((value) => z.email().safeParse(value).success, {
    error: 'validation.emailInvalid',
  });

/** Not trimmed: a password is taken as it was typed. */
export const password = z
  .string({ error: 'validation.passwordTooShort' })
  .min(LIMITS.password.min, { error: 'validation.passwordTooShort' })
  .max(LIMITS.password.max, { error: 'validation.tooLong' });

/** Full-width figures and long dashes of East Asian keyboards become what every telephone takes. */
const plainPhone = (value: string) =>
  value
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/\s+/g, ' ');

/** `+82 10-1234-5678`, `(212) 555-0142`, `010 1234 5678`: with the country in front or as it is dialled at home. */
const isPhone = (value: string) => /^\+?[\d(][\d\s().-]{3,}$/.test(value) && value.replace(/\D/g, '').length >= 4;

export const optionalPhone = () =>
  text(LIMITS.phone.max)
    .transform(plainPhone)
    .refine((value) => value === '' || isPhone(value), { error: 'validation.phoneInvalid' });

export const phone = (key = 'validation.required') =>
  required(LIMITS.phone.max, key)
    .transform(plainPhone)
    .refine((value) => value === '' || isPhone(value), { error: 'validation.phoneInvalid' });

export const countryCode = z.enum(COUNTRY_CODES, { error: 'validation.invalid' });

export const id = z.string().min(1).max(120);
