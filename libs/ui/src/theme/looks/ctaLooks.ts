import { media } from '../media.ts';
import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color } = theme;

const ACTION = '& [data-part=hero-action]';
const PANEL = '& [data-part=hero-panel]';
/* Whatever the brand's filled buttons look like. */
const MAIN = [ACTION, PANEL].map((part) => `${part} [data-part=button][data-variant=primary]:not(:disabled)`);

/** The hero's call to action on a phone: the button below the slides, or the panel of a split hero. */
export const ctaLooks: Partial<Record<Look<'cta'>, string>> = {
  start: `${media.phone}{${ACTION}{justify-content:start}${PANEL}{order:1}}`,
  middle: `${media.phone}{${ACTION},${PANEL} div,${PANEL} p{justify-content:center}${PANEL}{text-align:center}}`,
  outlined: `${media.phone}{${MAIN.join()}{background:${color.accentSoft};box-shadow:inset 0 0 0 2px ${color.accent};color:${color.onAccentSoft}}
    ${MAIN.map((button) => `${button}::before`).join()}{content:none}}`,
};
