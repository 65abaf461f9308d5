import { TAB_KEYS } from '@softbox/config/storage-keys';
import { tabStorage } from './tab-storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of public pages that can be read again. No secret is among them: those are in dialogs. */
const fields = () =>
  [...document.querySelectorAll<Field>('main form [name]')].filter(
    ({ type }) => type !== 'password' && type !== 'file',
  );

/** Browsers bring back what was typed on some reloads and not on others: before our own, this makes sure. */
export function keepTyped(): void {
  const typed = fields().map(({ name, value }) => [name, value]);
  tabStorage.set(TAB_KEYS.typed, JSON.stringify([location.pathname, typed]));
}

/** Puts back what `keepTyped` kept, once, on the same page. */
export function restoreTyped(): void {
  const kept = tabStorage.get(TAB_KEYS.typed);
  if (!kept) return;
  tabStorage.remove(TAB_KEYS.typed);
  const [path, typed]: [string, [string, string][]] = JSON.parse(kept);
  if (path !== location.pathname) return;
  const values = new Map(typed);
  for (const field of fields()) field.value = values.get(field.name) ?? field.value;
}
