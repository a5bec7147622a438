import { media } from '../theme/media.ts';

/** A finger needs 44 px; a mouse is content with the control's own size. */
export const touchTarget = `${media.touch} { min-block-size: 44px; min-inline-size: 44px; }`;
