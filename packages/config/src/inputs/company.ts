import { z } from 'zod';
import type { Company } from '../company.ts';
import { LIMITS } from '../limits.ts';
import { email, phone, required } from './fields.ts';

const line = required(LIMITS.name.max);
const MAX_URL = 300;

const isWebAddress = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

export const CompanyDetails = z.object({
  name: line,
  representative: line,
  registrationNumber: line,
  address: required(LIMITS.address.max),
  phones: z.object({ AU: phone(), KR: phone(), MY: phone() }),
  email: email(),
  socialUrl: required(MAX_URL).refine((value) => value === '' || isWebAddress(value), {
    error: 'validation.webAddress',
  }),
  hours: z.object({ ko: line, en: line, ja: line, zh: line, vi: line }),
}) satisfies z.ZodType<Company>;

/** `version` is the one that was looked at; 0 where nothing had been set. */
export const SaveCompany = z.object({ company: CompanyDetails, version: z.number().int().min(0) });
