/** Marks what this product made, on an account that others may use too. */
export const STRIPE_APP = 'softbox';
