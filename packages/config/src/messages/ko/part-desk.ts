import { admin } from './admin.ts';

export const words = { admin };
