import type { Translate } from '@softbox/config/i18n';
import { browserApi } from './api.ts';
import { failureText } from './failure-text.ts';

/** Loaded by the first click on Add to Cart. Answers what went wrong, in words; null where nothing did. */
export async function putInCart(templateId: number, translate: Translate): Promise<string | null> {
  const { client, utils } = browserApi();
  try {
    const changed = await client.cart.add.mutate({ templateId });
    // A list asked for before this would overwrite it.
    await utils.cart.list.cancel();
    utils.cart.list.setData(undefined, changed);
    return null;
  } catch (error) {
    return failureText(error, translate);
  }
}
