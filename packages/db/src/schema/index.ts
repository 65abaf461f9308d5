export * from './auth.ts';
export * from './cart.ts';
export * from './catalog.ts';
export * from './contact.ts';
export * from './jobs.ts';
export * from './orders.ts';
export * from './payment.ts';
export * from './sandbox.ts';
