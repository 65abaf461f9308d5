import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { id, required } from './fields.ts';

/** Personal data leaves the house: whoever takes it proves anew who they are. */
export const ExportData = z.object({ password: required(LIMITS.password.max) });
export const ExportMemberData = ExportData.extend({ userId: id });

/** There is no way back: the address is typed anew, and the password of whoever asks. */
export const EraseOwnData = ExportData.extend({ email: required(LIMITS.email.max, 'validation.emailRequired') });
export const EraseMember = EraseOwnData.extend({ userId: id });
