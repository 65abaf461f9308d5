import type { Translate } from '@softbox/config/i18n';
import { failureOf } from './errors.ts';

/** What to tell the visitor about a failed call: a lost connection has words of its own. */
export function failureText(error: unknown, translate: Translate): string {
  const { offline, message } = failureOf(error);
  return offline ? translate('common.failure.network') : message;
}
