/** A browser may refuse storage altogether: the cookie of the order then has to do. */
function storage(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

const nameOf = (orderId: string) => `order_key:${orderId}`;

/** The secret of an order placed as a guest in this tab, so that a reload or a failed payment can go on with it. */
export const rememberGuestKey = (orderId: string, accessKey: string) => storage()?.setItem(nameOf(orderId), accessKey);

export const guestKeyOf = (orderId: string) => storage()?.getItem(nameOf(orderId)) ?? undefined;
