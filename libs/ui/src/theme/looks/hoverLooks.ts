import { media } from '../media.ts';
import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, motion, shadow } = theme;

const OPEN = '& :is([data-part=tile],[data-part=table])[data-open=true]';
const CARD = '& [data-part=card]:hover';
const ART = ':is(img,video)';

/** Rules for a mouse, and only if motion isn't reduced. */
const moving = (rules: string) =>
  `${media.hover} and (prefers-reduced-motion:no-preference){${rules.replaceAll('& ', '&:not([data-quiet]) ')}}`;

/** The hover effects of a tile or a card. */
export const hoverLooks: Partial<Record<Look<'hover'>, string>> = {
  zoom: `
    ${OPEN},${CARD}{transform:none}
    ${OPEN}{box-shadow:${shadow.s}}
    ${moving(`${OPEN} ${ART},${CARD} img{transform:scale(1.14)}`)}`,
  glow: `
    ${OPEN},${CARD},${OPEN} ${ART},${CARD} img{transform:none}
    ${OPEN},${CARD}{box-shadow:0 0 0 2px ${color.accent},0 0 36px 4px ${color.glow}}`,
  tilt: moving(
    `${OPEN}{transform:rotate(-2.5deg) scale(1.05)}${CARD}{transform:rotate(-1.2deg) scale(1.02)}`,
  ),
  /* A light passes over it, once. */
  shine: `
    ${OPEN},${CARD}{transform:none}
    & [data-part=card]{position:relative}
    & :is([data-part=tile],[data-part=table],[data-part=card])::before{content:'';position:absolute;z-index:2;inset:0;
      border-radius:inherit;pointer-events:none;
      background:linear-gradient(105deg,transparent 44%,color-mix(in oklab,${color.onScrim} 45%,transparent) 50%,transparent 56%) 100% 0/320% 100% no-repeat}
    ${moving(`${OPEN}::before,${CARD}::before{background-position:0 0;transition:background-position calc(3*${motion.slow}) ${motion.ease}}`)}`,
};
