import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { radius, tracking } = theme;

const PLACE = '& [data-part=mark]';
const MARK = `${PLACE}>[data-tone]`;

/** The marks in the corner of a tile or a card. They keep a Badge's colours, and therefore its contrast. */
export const marksLooks: Partial<Record<Look<'marks'>, string>> = {
  pill: `${MARK}{padding:3px 11px;border-radius:${radius.pill}}`,
  /* Attached to the edge, with a notch at its end. */
  ribbon: `
    ${PLACE}{inset-inline-start:0}
    ${MARK}{padding:3px 18px 3px 10px;border-radius:0;clip-path:polygon(0 0,100% 0,calc(100% - 8px) 50%,100% 100%,0 100%)}`,
  corner: `
    ${PLACE}{inset-block-start:0;inset-inline-start:0;max-inline-size:100%}
    ${MARK}{padding:5px 13px;border-radius:${radius.tile} 0}`,
  stamp: `
    ${MARK}{padding:5px 9px;outline:1px dashed currentColor;outline-offset:-4px;letter-spacing:${tracking.caps};
      text-transform:uppercase;transform:rotate(-7deg)}`,
  /* Along the whole upper edge. */
  strip: `
    ${PLACE}{display:block;inset:0 0 auto;max-inline-size:none}
    ${MARK}{display:flex;justify-content:center;border-radius:${radius.tile} ${radius.tile} 0 0}`,
};
