import { prefersReducedMotion } from './useReducedMotion.ts';

/** The scroll behaviour of a row: smooth, or instant with reduced motion. Evaluated for each scroll. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
