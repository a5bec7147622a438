/** Whether the player prefers reduced motion. */
export const still = matchMedia('(prefers-reduced-motion: reduce)');
