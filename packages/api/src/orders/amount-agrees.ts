/** What `₩358,800`, `7.176.000`, `1,234.50` or `59` may mean: its separators group thousands, or the last one is the point. */
function readings(text: string): number[] {
  const digits = text.replace(/[^\d.,-]/g, '').replace(/[.,]+$/, '');
  if (!/^\d[\d.,]*$/.test(digits)) return [];
  const without = (part: string) => part.replace(/[.,]/g, '');
  const [, whole = digits, fraction = '0'] = /^(.*)[.,](\d+)$/.exec(digits) ?? [];
  const withPoint = Number(`${without(whole)}.${fraction}`);
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  return isGrouped ? [Number(without(digits)), withPoint] : [withPoint];
}

/**
 * Whether an amount that a caller sent, a number or words such as `₩358,800`, is the one we computed. Only ever a
 * comparison: what is stored and charged is ours. Nothing sent agrees.
 */
export const amountAgrees = (sent: string | number | undefined, ours: number): boolean =>
  sent === undefined || sent === '' || (typeof sent === 'number' ? sent === ours : readings(sent).includes(ours));
