import { admin } from './admin.ts';
import { answers } from './answers.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { email } from './email.ts';
import { errors } from './errors.ts';
import { landing } from './landing.ts';
import { material } from './material.ts';
import { order } from './order.ts';
import { packages } from './packages.ts';
import { payment } from './payment.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { receipts } from './receipts.ts';
import { refundDesk } from './refund-desk.ts';
import { refunds } from './refunds.ts';
import { reviews } from './reviews.ts';
import { sandbox } from './sandbox.ts';
import { shell } from './shell.ts';
import { shop } from './shop.ts';
import { terms } from './terms.ts';
import { trial } from './trial.ts';
import { validation } from './validation.ts';

export const zh = {
  admin,
  answers,
  auth,
  cart,
  checkout,
  common,
  contact,
  email,
  errors,
  landing,
  material,
  order,
  packages,
  payment,
  privacy,
  profile,
  receipts,
  refundDesk,
  refunds,
  reviews,
  sandbox,
  shell,
  shop,
  terms,
  trial,
  validation,
};
