import { Enquiry } from '@softbox/config/inputs/contact';
import { browserApi } from '../../lib/api.ts';
import { failureOf } from '../../lib/errors.ts';

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** What the server would complain about, as a message key for each field. */
export function faultsOf(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {};
  const { error } = Enquiry.safeParse(valuesOf(form));
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}

export type Sent =
  | { is: 'received'; message: string }
  /** `message` is empty where no answer arrived. */
  | { is: 'failed'; message: string; fields: Record<string, string> };

export async function sendEnquiry(form: HTMLFormElement): Promise<Sent> {
  try {
    const { message } = await browserApi().client.contact.submit.mutate(Enquiry.parse(valuesOf(form)));
    return { is: 'received', message };
  } catch (error) {
    const { offline, message, fields } = failureOf(error);
    return { is: 'failed', message: offline ? '' : message, fields };
  }
}
