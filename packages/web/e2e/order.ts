import { type APIRequestContext, expect } from '@playwright/test';
import { PACKAGES, type PackageId } from '@softbox/config/catalog';
import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import { priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { bearer } from './customer.ts';
import { newEmail } from './fixtures.ts';

export interface PlacedOrder {
  id: string;
  /** A guest's secret; a customer has none. */
  key: string;
  email: string;
  country: CountryCode;
  /** The page of the order, with the secret. */
  path: string;
  headers: Record<string, string>;
}

/** An order of a package, not paid yet: a guest's, or that of the customer whose token is given. */
export async function placeOrder(
  request: APIRequestContext,
  country: CountryCode,
  packageId: PackageId = 'sns',
  token?: string,
): Promise<PlacedOrder> {
  const headers = token ? bearer(token) : {};
  const email = newEmail();
  const totalAmount = priceIn(country, PACKAGES[packageId].basePrice);
  const answer = await request.post('/api/orders', {
    headers,
    data: {
      customerName: 'Jane Doe',
      customerEmail: email,
      customerPhone: '010-1234-5678',
      country,
      currency: COUNTRIES[country].currency,
      items: [{ itemId: `package:${packageId}`, quantity: 1 }],
      totalAmount: String(totalAmount),
      orderType: 'package',
      isGuestOrder: !token,
      language: COUNTRIES[country].language,
      agreements: { purchase: true, privacy: true },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { orderId: id, accessKey } = await answer.json();
  const key = accessKey ?? '';
  return { id, key, email, country, headers, path: paths.order(country, id, key || undefined) };
}

/** Pays over REST: the embedded sandbox charges a plain caller at once. */
export async function payAtOnce(request: APIRequestContext, { id, key, country, headers }: PlacedOrder): Promise<void> {
  const provider = COUNTRIES[country].paymentProviders[0];
  const answer = await request.post('/api/payment', {
    headers,
    data: { orderId: id, ...(key && { key }), country, provider },
  });
  expect(await answer.json()).toMatchObject({ success: true, status: 'paid' });
}

export interface OrderState {
  status: string;
  paymentStatus: string;
  transactionId: string;
  attempts: { status: string }[];
}

export async function readOrder(request: APIRequestContext, { id, key }: PlacedOrder): Promise<OrderState> {
  const answer = await request.get(`/api/orders/${id}?key=${encodeURIComponent(key)}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const body = await answer.json();
  return body.order ?? body;
}
