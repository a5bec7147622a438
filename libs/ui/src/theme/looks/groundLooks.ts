import { media } from '../media.ts';
import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, motif } = theme;
const { accentSoft, canvas, secondSoft } = color;

const TOP = '60rem';
const faint = (share: string) => `color-mix(in oklab,${accentSoft} ${share},${canvas})`;
const page = (background: string) => `& body{background:${background}}`;

/* Both are visible below a full-width banner. */
const band = (top: number) =>
  `linear-gradient(172deg,transparent ${top}rem,${accentSoft} ${top + 0.1}rem ${top + 20}rem,transparent ${top + 20.1}rem) no-repeat`;
const block = (height: number) => `linear-gradient(${accentSoft} ${height}rem,transparent 0) no-repeat`;

/**
 * The background of the page. It consists only of backgrounds and tints on which all text has enough contrast, as it
 * does on any mix of two of them.
 */
export const groundLooks: Partial<Record<Look<'ground'>, string>> = {
  flat: page('none'),
  /* Woven of fine lines, both ways. */
  texture: page(`repeating-linear-gradient(45deg,${faint('45%')} 0 1px,transparent 0 6px),
    repeating-linear-gradient(-45deg,${faint('45%')} 0 1px,transparent 0 6px)`),
  /* The brand's motif, behind everything; it stays while the page scrolls. */
  pattern: `
    ${page('none')}
    & body::before{content:'';position:fixed;inset:0;background:${accentSoft};
      mask:${motif.image};-webkit-mask:${motif.image};pointer-events:none}
    @media print{& body::before{display:none}}`,
  /* A beam of light, slanting down behind the first screen. */
  band: `
    ${page(band(22))}
    ${media.web}{${page(band(34))}}`,
  aurora: page(`radial-gradient(70rem 38rem at 0 4rem,${accentSoft},transparent 70%) no-repeat,
    radial-gradient(64rem 44rem at 100% 22rem,${secondSoft},transparent 70%) no-repeat`),
  rays: page(`linear-gradient(transparent,${canvas} ${TOP}) no-repeat,
    repeating-conic-gradient(from -4deg at 50% -6rem,${faint('60%')} 0 8deg,${canvas} 8.2deg 16deg) 0 0/100% ${TOP} no-repeat`),
  /* The first screen has its own colour, which ends at a line; a page that is a single message is filled with it. */
  block: `
    ${page(block(40))}
    ${media.web}{${page(block(53))}}
    & body:has([data-part=message]){background:${accentSoft}}`,
};
