import { adminRouter } from './admin/router.ts';
import { authRouter } from './auth/router.ts';
import { cartRouter } from './cart/router.ts';
import { catalogRouter } from './catalog/router.ts';
import { contactRouter } from './contact/router.ts';
import { filesRouter } from './files/router.ts';
import { ordersRouter } from './orders/router.ts';
import { paymentRouter } from './payment/router.ts';
import { privacyRouter } from './privacy/router.ts';
import { receiptsRouter } from './receipts/router.ts';
import { refundsRouter } from './refunds/router.ts';
import { reviewsRouter } from './reviews/router.ts';
import { settingsRouter } from './settings/router.ts';
import { staffRouter } from './staff/router.ts';
import { textsRouter } from './texts/router.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  auth: authRouter,
  catalog: catalogRouter,
  cart: cartRouter,
  files: filesRouter,
  orders: ordersRouter,
  payment: paymentRouter,
  privacy: privacyRouter,
  receipts: receiptsRouter,
  refunds: refundsRouter,
  staff: staffRouter,
  reviews: reviewsRouter,
  contact: contactRouter,
  texts: textsRouter,
  settings: settingsRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
