import { ENQUIRY_SERVICES } from '@softbox/config/catalog';
import { ENQUIRY_EVENTS, ENQUIRY_STATUSES } from '@softbox/config/enquiries';
import { LANGUAGES } from '@softbox/config/languages';
import { z } from 'zod';

/** An enquiry as a list shows it, with the beginning of what was asked. */
const EnquirySummary = z.object({
  id: z.string(),
  name: z.string(),
  service: z.enum(ENQUIRY_SERVICES),
  message: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: z.iso.datetime(),
});

export const EnquiryPage = z.object({ enquiries: z.array(EnquirySummary), nextCursor: z.string().nullable() });
export type EnquiryPage = z.infer<typeof EnquiryPage>;

export const EnquiryDetail = EnquirySummary.extend({
  email: z.string(),
  company: z.string(),
  language: z.enum(LANGUAGES),
  version: z.number().int(),
  /** Oldest first. `author` is a username; null where the account is no more. */
  events: z.array(
    z.object({
      id: z.string(),
      type: z.enum(ENQUIRY_EVENTS),
      author: z.string().nullable(),
      text: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type EnquiryDetail = z.infer<typeof EnquiryDetail>;
