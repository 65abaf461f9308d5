import { keepTyped } from './typed-fields.ts';

/**
 * A file of code that did not arrive never will: browsers remember its failure for as long as the document lives. So the
 * page is read again, once there is a line to read it over; what was typed is put back.
 */
export async function startOver(): Promise<void> {
  await fetch(location.href, { method: 'HEAD' });
  keepTyped();
  location.reload();
}
