import { media } from './media.ts';

/**
 * CSS for a surface that blurs what is behind it, only on devices with a mouse: on a cheap phone a blur costs
 * more than the rest of the frame. `more` is added next to it, for example a translucent background.
 */
export const glass = (filter: string, more = '') => `${media.hover} { backdrop-filter: ${filter}; ${more} }`;
