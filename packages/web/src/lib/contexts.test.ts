import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTranslate } from './i18n.tsx';
import { useSession } from './session.tsx';
import { trpc } from './trpc.ts';

test.each([
  ['localisation', useTranslate, 'Localisation is used outside I18nProvider.'],
  ['authentication', useSession, 'The session is used outside SessionProvider.'],
  ['the cart', () => trpc.cart.list.useQuery(), 'Unable to find tRPC Context'],
])('[M-01] %s outside its provider raises an error', (_what, useIt, message) => {
  const Lost = () => {
    useIt();
    return null;
  };
  expect(() => renderToString(createElement(Lost))).toThrow(message);
});
