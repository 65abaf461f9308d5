import { admin } from './admin.ts';
import { refundDesk } from './refund-desk.ts';

export const words = { admin, refundDesk };
