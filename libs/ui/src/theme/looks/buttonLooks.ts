import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, shadow } = theme;

const BUTTON = '& [data-part=button]';
/** The filled buttons that can be pressed. `--fill`, `--fill-hover` and `--on-fill` are their colours. */
const FILLED = `${BUTTON}:is([data-variant=primary],[data-variant=danger]):not(:disabled)`;
const OUTLINED = `${BUTTON}[data-variant=secondary]:not(:disabled)`;

const colours = `
  ${BUTTON}[data-variant=primary]{--fill:${color.accent};--fill-hover:${color.accentHover};--on-fill:${color.onAccent}}
  ${BUTTON}[data-variant=danger]{--fill:${color.danger};--fill-hover:${color.danger};--on-fill:${color.onDanger}}`;

/** A darker shade of the fill: the side of a raised button. */
const SIDE = `color-mix(in oklab,var(--fill) 55%,${color.scrim})`;

/** The filled buttons. Text is only on declared pairs of colours, or on mixes of the two. */
export const buttonLooks: Partial<Record<Look<'button'>, string>> = {
  flat: `
    ${FILLED},${FILLED}:hover{box-shadow:none;transform:none}
    ${OUTLINED}{background:${color.accentSoft};box-shadow:none;color:${color.onAccentSoft}}`,
  /* The hover shade contrasts more with the text than the fill does, so every shade in between has enough contrast. */
  gradient: `${colours}
    ${FILLED}{background:linear-gradient(115deg,var(--fill-hover),var(--fill) 55%,var(--fill-hover)) 0 0/180% 100%;
      box-shadow:inset 0 0 0 1px color-mix(in oklab,${color.second} 55%,transparent),${shadow.s}}
    ${FILLED}:hover{background-position:100% 0}`,
  raised: `${colours}
    ${FILLED}{box-shadow:inset 0 1px 0 color-mix(in oklab,${color.onScrim} 40%,transparent),0 4px 0 ${SIDE},0 8px 14px ${color.shade};
      transform:translateY(-2px)}
    ${OUTLINED}{box-shadow:inset 0 0 0 1px ${color.lineStrong},0 4px 0 ${color.lineStrong};transform:translateY(-2px)}
    ${FILLED}:active{box-shadow:inset 0 1px 3px ${color.scrim},0 1px 0 ${SIDE};transform:translateY(1px)}`,
  outlined: `
    ${BUTTON}[data-variant=primary]:not(:disabled){background:${color.accentSoft};box-shadow:inset 0 0 0 2px ${color.accent};
      color:${color.onAccentSoft}}
    ${BUTTON}[data-variant=primary]:not(:disabled):hover{background:${color.accent};color:${color.onAccent}}`,
  glow: `${colours}
    ${FILLED}{box-shadow:inset 0 0 12px color-mix(in oklab,${color.onScrim} 30%,transparent),0 0 0 1px var(--fill),0 0 22px color-mix(in oklab,var(--fill) 65%,transparent)}
    ${FILLED}:hover{box-shadow:inset 0 0 14px color-mix(in oklab,${color.onScrim} 42%,transparent),0 0 0 1px var(--fill),0 0 34px var(--fill)}`,
  /* The fill is slanted, but not the text and the focus ring. */
  slanted: `${colours}
    ${FILLED}{position:relative;isolation:isolate;background:none;box-shadow:none}
    ${FILLED}::before{content:'';position:absolute;z-index:-1;inset:0 5px;border-radius:inherit;background:var(--fill);
      box-shadow:inset 0 1px 0 color-mix(in oklab,${color.onScrim} 28%,transparent);transform:skewX(-14deg)}
    ${FILLED}:hover::before{background:var(--fill-hover);box-shadow:${shadow.glow}}`,
};
