import { createHmac, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison of two texts. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
