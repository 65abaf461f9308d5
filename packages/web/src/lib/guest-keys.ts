import { tabStorage } from './tab-storage.ts';

const nameOf = (orderId: string) => `order_key:${orderId}`;

/** The secret of an order placed as a guest in this tab, so that a reload or a failed payment can go on with it. */
export const rememberGuestKey = (orderId: string, accessKey: string) => tabStorage.set(nameOf(orderId), accessKey);

/** Where nothing is kept, the cookie of the order has to do. */
export const guestKeyOf = (orderId: string) => tabStorage.get(nameOf(orderId)) ?? undefined;
