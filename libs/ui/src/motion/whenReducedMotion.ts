import { media } from '../theme/media.ts';

/**
 * CSS for reduced motion, whether from the system (`prefers-reduced-motion`) or the quiet switch (`html[data-quiet]`).
 * For everything the motion tokens don't cover: keyframes, transforms on hover, videos.
 */
export const whenReducedMotion = (declarations: string) =>
  `${media.reducedMotion} { ${declarations} } html[data-quiet] & { ${declarations} }`;
