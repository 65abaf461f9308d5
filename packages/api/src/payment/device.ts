import type { Device } from './provider.ts';

/** Some providers have a page for phones, and a code to be scanned by a phone for everything else. */
export const deviceOf = (userAgent: string): Device =>
  /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent) ? 'mobile' : 'desktop';
