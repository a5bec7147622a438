import { media } from '../theme/media.ts';

/** Touch targets need 44 px; for a mouse the control's own size is enough. */
export const touchTarget = `${media.touch} { min-block-size: 44px; min-inline-size: 44px; }`;
