import { z } from 'zod';
import { ENQUIRY_STATUSES } from '../enquiries.ts';
import { LIMITS } from '../limits.ts';
import { id, required } from './fields.ts';

export const EnquiryFilters = z.object({ status: z.enum(ENQUIRY_STATUSES).optional() });
export const DeskEnquiries = EnquiryFilters.extend({
  limit: z.number().int().min(1).max(200).default(LIMITS.pageSize),
  cursor: z.string().max(200).optional(),
});
export type DeskEnquiries = z.infer<typeof DeskEnquiries>;

export const OfEnquiry = z.object({ enquiryId: id });

/** `version`: the enquiry as it was looked at. */
const seen = { version: z.number().int() };
export const ReplyToEnquiry = OfEnquiry.extend({
  ...seen,
  text: required(LIMITS.text.max),
  /** Nothing more is to be done about it. */
  close: z.boolean(),
});
export type ReplyToEnquiry = z.infer<typeof ReplyToEnquiry>;
export const CloseEnquiry = OfEnquiry.extend({ ...seen, done: z.boolean() });
export type CloseEnquiry = z.infer<typeof CloseEnquiry>;
