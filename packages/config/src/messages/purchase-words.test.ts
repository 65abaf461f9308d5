import { expect, test } from 'vitest';
import { createTranslate } from '../i18n.ts';
import { en } from './en/index.ts';
import { ko } from './ko/index.ts';

const english = createTranslate(en);
const korean = createTranslate(ko);

test('[T-05] the toast of Add to Cart', () => {
  expect(english('common.success')).toBe('Success');
  expect(english('cart.added', { title: 'Coffee Shop' })).toBe('Coffee Shop added to cart.');
  expect(korean('common.success')).toBe('성공');
  expect(korean('cart.added', { title: '커피숍' })).toBe('‘커피숍’ 템플릿을 장바구니에 담았습니다.');
});

test('[T-07] what is included', () => {
  expect(Object.values(en.shop.included).slice(1)).toEqual([
    'High-resolution product photography',
    'Professional background and styling',
    'Multiple angle shots',
    'Commercial usage rights',
    '48-hour delivery',
  ]);
});

test('[G-06] the title of the checkout', () => {
  expect(korean('checkout.title')).toBe('주문 확인 및 결제');
});

test('[M-03] the words of checkout and payment', () => {
  expect(en.payment.complete).toEqual({
    title: 'Payment Complete',
    text: 'Payment has been completed successfully.',
  });
  expect(en.payment.failed).toEqual({
    title: 'Payment Failed',
    text: 'An error occurred during payment processing.',
  });
  expect(en.payment.canceled).toEqual({ title: 'Payment Canceled', text: 'Payment has been canceled.' });
  expect(korean('checkout.saveFailed')).toBe('주문 정보 저장 실패');
  expect(korean('checkout.paymentFailed')).toBe('결제 처리 실패');
  expect(korean('checkout.done')).toBe('주문 완료');
  expect(korean('checkout.donePackage')).toBe('패키지 주문이 성공적으로 완료되었습니다.');
});

test('[V-04] what the checkout asks for', () => {
  expect(en.checkout.required).toEqual({
    title: 'Required field input',
    text: 'Please enter name, email, and phone number.',
  });
  expect(en.checkout.agreement).toEqual({
    title: 'Agreement required',
    text: 'Please agree to the purchase terms and privacy policy.',
  });
});

test('[P-05][P-06] the sentences of the result pages', () => {
  expect(english('payment.success.text')).toBe('Payment has been completed successfully. Order processing will begin.');
  expect(english('payment.fail.text')).toBe('An error occurred during payment processing. Please try again.');
});
