import { answers } from './answers.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { errors } from './errors.ts';
import { material } from './material.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { receipts } from './receipts.ts';
import { refunds } from './refunds.ts';

export const words = {
  answers,
  auth,
  cart,
  checkout,
  errors,
  material,
  order,
  payment,
  privacy,
  profile,
  receipts,
  refunds,
};
