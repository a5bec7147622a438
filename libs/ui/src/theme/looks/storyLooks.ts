import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, radius } = theme;

const FRAME = '& [data-part=story-frame]';
const IMAGE = '& [data-part=story-image]';
const SKELETON = '& [data-part=story-skeleton]';

const rounded = (corners: string) => `${FRAME},${IMAGE},${SKELETON}{border-radius:${corners}}`;

/** Any other outline. It clips the frame's colour and the image, but not the amount that extends beyond both. */
const outlined = (outline: string) => `
  ${rounded('0')}
  ${FRAME}{background:none}
  ${FRAME}::before{inset:0;background:var(--story-frame);box-shadow:none}
  ${IMAGE}{inline-size:76px;block-size:76px;border:0}
  ${FRAME}::before,${IMAGE},${SKELETON}{${outline}}`;

const polygon = (points: string) => outlined(`clip-path:polygon(${points})`);

/** A notch in each side. A mask is opaque whatever its colour. */
const bite = (x: string) =>
  `radial-gradient(10px at ${x} 50%,transparent 97%,${color.canvas}) ${x} 0/51% 100% no-repeat`;
const bitten = `${bite('0')},${bite('100%')}`;

/** The shape of a story. All fit the same square, so the row is as high as with rings. */
export const storyLooks: Partial<Record<Look<'story'>, string>> = {
  square: rounded(radius.m),
  arch: rounded(`42px 42px ${radius.s} ${radius.s}`),
  shield: polygon('0 6%,50% 0,100% 6%,100% 58%,86% 80%,50% 100%,14% 80%,0 58%'),
  hexagon: polygon('50% 0,95% 25%,95% 75%,50% 100%,5% 75%,5% 25%'),
  ticket: outlined(`-webkit-mask:${bitten};mask:${bitten}`),
};
