import { media } from './media.ts';

/**
 * CSS for a surface that blurs what lies behind it, on machines with a mouse only: on a cheap phone a blur costs more than
 * all the rest of a frame. `more` stands beside it, for example a ground that lets something through.
 */
export const glass = (filter: string, more = '') => `${media.hover} { backdrop-filter: ${filter}; ${more} }`;
