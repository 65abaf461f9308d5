import { TAB_KEYS } from '@softbox/config/storage-keys';
import { tabStorage } from './tab-storage.ts';

/** What is being written, by what it is about: it outlives a look at something else, and a reload. */
const all = (): Record<string, string> => JSON.parse(tabStorage.get(TAB_KEYS.drafts) ?? '{}');

export const draftOf = (about: string): string => all()[about] ?? '';

export function keepDraft(about: string, text: string): void {
  const { [about]: _, ...others } = all();
  tabStorage.set(TAB_KEYS.drafts, JSON.stringify(text ? { ...others, [about]: text } : others));
}
