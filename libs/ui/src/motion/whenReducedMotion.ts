import { media } from '../theme/media.ts';

/**
 * CSS for players who asked for stillness, by their system (`prefers-reduced-motion`) or by the quiet switch
 * (`html[data-quiet]`). For everything the motion tokens cannot silence: keyframes, transforms on hover, videos.
 */
export const whenReducedMotion = (declarations: string) =>
  `${media.reducedMotion} { ${declarations} } html[data-quiet] & { ${declarations} }`;
