import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, radius } = theme;

const BAR = '& [data-part=bottom-bar]';
const ITEM = `${BAR} li>*`;

/** The bottom bar of phones. The deposit is an action, and looks like one in each. */
export const navLooks: Partial<Record<Look<'nav'>, string>> = {
  /* The deposit keeps its icon, since it isn't a destination. */
  words: `
    ${BAR} li:not([data-featured=true])>*>:first-child{display:none}
    ${BAR}:not([data-variant=dock]) ul{grid-auto-columns:auto;justify-content:space-around}
    ${BAR}:not([data-variant=dock]) li>*{font-size:clamp(10px,2.85cqi,13px)}`,
  boxed: `
    ${BAR} ul{gap:6px;padding:6px 8px}
    ${BAR}:not([data-variant=dock]) li>*{font-size:clamp(9px,2.6cqi,12px)}
    ${BAR} li{min-inline-size:0;border-radius:${radius.m};background:${color.sunken};box-shadow:inset 0 0 0 1px ${color.line}}
    ${BAR} li>[aria-current]{border-radius:inherit;box-shadow:inset 0 0 0 2px ${color.accent}}
    ${BAR} li>[aria-current]::before{display:none}`,
  solid: `
    ${BAR}{background:${color.accent};color:${color.onAccent}}
    ${ITEM}{color:inherit}
    ${BAR} li>[aria-current]{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:3px}
    ${BAR} li>[aria-current]::before{background:${color.onAccent}}
    ${BAR} li>[aria-current]>:first-child{background:none;color:inherit}
    ${BAR} li[data-featured=true]>*>:first-child{background:${color.accentSoft};box-shadow:none;color:${color.onAccentSoft}}`,
};
