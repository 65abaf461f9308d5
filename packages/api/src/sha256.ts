import { createHash } from 'node:crypto';

/** What is stored of a secret, and what stands for a content in a key. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
