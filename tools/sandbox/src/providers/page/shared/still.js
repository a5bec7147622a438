/** Whether the player wants things to keep still. */
export const still = matchMedia('(prefers-reduced-motion: reduce)');
