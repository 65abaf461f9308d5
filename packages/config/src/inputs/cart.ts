import { z } from 'zod';
import { LIMITS } from '../limits.ts';

const templateId = z.number().int().positive();
const quantity = z.number().int().min(1).max(LIMITS.cart.maxQuantity, { error: 'validation.quantity' });

export const AddToCart = z.object({ templateId, quantity: quantity.default(1) });
export const ChangeQuantity = z.object({ templateId, quantity });
export const RemoveFromCart = z.object({ templateId });
