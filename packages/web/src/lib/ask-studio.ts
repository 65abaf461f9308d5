import { currentPage } from './current-page.ts';
import { storedToken } from './storage.ts';
import { pageHeaders } from './trpc.ts';

/** A refusal in the page's language, with what is wrong with which field. */
export class Refusal extends Error {
  readonly fields: Record<string, string>;
  constructor(message: string, fields: Record<string, string> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** Sends to one of the few paths that are no procedures: files in either direction. */
export async function askStudio(path: string, body: File | Record<string, unknown>): Promise<Response> {
  const token = storedToken();
  const answer = await fetch(path, {
    method: 'POST',
    headers: {
      ...pageHeaders(currentPage.get()),
      ...(body instanceof File ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body instanceof File ? body : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const { message = answer.statusText, fields }: { message?: string; fields?: Record<string, string> } =
    await answer.json();
  throw new Refusal(message, fields);
}
