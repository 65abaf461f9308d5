import { TAB_KEYS } from '@softbox/config/storage-keys';
import { tabStorage } from './tab-storage.ts';

/** What a visitor settled on while trying a template with a picture, in words for whoever makes it. */
export interface TrialChoice {
  /** As an order's line names the template. */
  itemId: string;
  note: string;
}

/** Kept by the tab until an order holds the template, be that at once or later from the cart. */
export const keepTrialChoice = (choice: TrialChoice) => tabStorage.set(TAB_KEYS.trialChoice, JSON.stringify(choice));

/** Handed over once, to the order that it belongs to: what becomes of it there is the customer's. */
export function takeTrialNote(itemIds: readonly string[]): string | null {
  const kept = tabStorage.get(TAB_KEYS.trialChoice);
  if (!kept) return null;
  const { itemId, note } = JSON.parse(kept) as TrialChoice; // written above
  if (!itemIds.includes(itemId)) return null;
  tabStorage.remove(TAB_KEYS.trialChoice);
  return note;
}
