import { prefersReducedMotion } from './useReducedMotion.ts';

/** How a row is scrolled for the player: gliding, or at once for those who want no motion. Asked for each scroll. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
