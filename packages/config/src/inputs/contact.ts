import { z } from 'zod';
import { ENQUIRY_SERVICES } from '../catalog.ts';
import { LIMITS } from '../limits.ts';
import { email, optionalText, required } from './fields.ts';

export const Enquiry = z.object({
  name: required(LIMITS.name.max),
  email: email(),
  company: optionalText(LIMITS.name.max),
  service: z.enum(ENQUIRY_SERVICES, { error: 'validation.serviceRequired' }),
  message: required(LIMITS.text.max),
});
export type Enquiry = z.infer<typeof Enquiry>;
