import { media } from '../media.ts';
import { theme } from '../theme.ts';
import type { Look } from './Looks.ts';

const { color, radius, shadow, size, space, tile, weight } = theme;

const TILE = '& [data-part=tile]';
/** A live table has its facts below its image, so only looks that change the outline apply to it. */
const TILES = '& :is([data-part=tile],[data-part=table])';
const COVER = `${TILE}>[data-part=tile-cover]`;

/** The name comes from the button; a separate element would make each tile heavier in every brand. */
const name = `content:attr(aria-label);position:absolute;overflow:hidden;overflow-wrap:anywhere;
  font-size:${size.s};font-weight:${weight.bold};line-height:1.2;text-align:start`;

const CUT = '1.6rem';
const cut = `clip-path:polygon(0 0,100% 0,100% calc(100% - ${CUT}),calc(100% - ${CUT}) 100%,0 100%)`;

/** The looks of a game's tile. `captioned` is higher by `theme.tile.caption`. */
export const tileLooks: Partial<Record<Look<'tile'>, string>> = {
  /* A line in the accent, a gap, and a finer line, as on a playing card. */
  framed: `
    ${TILES}::after{box-shadow:inset 0 0 0 2px ${color.accent},inset 0 0 0 5px ${color.scrim},
      inset 0 0 0 6px color-mix(in oklab,${color.accent} 70%,transparent)}`,
  captioned: `
    ${COVER}>*{inset-block-end:auto;block-size:calc(100% - ${tile.caption});
      border-end-start-radius:0;border-end-end-radius:0}
    ${COVER}::after{${name};inset:auto 0 0;block-size:${tile.caption};padding:0 ${space.s};
      background:${color.surface};color:${color.text};line-height:${tile.caption};
      text-overflow:ellipsis;white-space:nowrap}
    ${media.phone}{${COVER}::after{display:grid;align-content:center;align-content:safe center;padding:0 ${space.xs};
      font-size:${size.xs};line-height:1.2;white-space:normal}}
    ${TILE}>[data-part=tile-info]{inset-block-end:calc(${tile.caption} + 8px)}
    ${TILE}>[data-part=tile-closed]{inset-block-end:${tile.caption}}`,
  /* The whole name is on the full scrim; twice, since most art has its title painted there, which would show through. */
  overlaid: `
    ${COVER}::after{${name};inset:auto 0 0;max-block-size:calc(2.4em + 30px);padding:20px 10px 10px;
      background:linear-gradient(transparent,${color.scrim} 20px),linear-gradient(transparent,${color.scrim} 20px);
      color:${color.onScrim}}
    ${TILE}:is([data-open=true],[data-unavailable])>[data-part=tile-cover]::after{display:none}
    ${TILE}>[data-part=tile-info]{inset-block-end:58px}`,
  lifted: `
    ${TILE}{background:color-mix(in oklab,${color.raised} 88%,${color.textMuted});box-shadow:${shadow.m}}
    ${TILE}>:is([data-part=tile-cover],[data-part=tile-closed],[data-part=tile-overlay]){inset:7px;border-radius:max(0px,${radius.tile} - 5px)}
    ${TILES}::after{box-shadow:inset 0 0 0 1px ${color.line},inset 0 1px 0 color-mix(in oklab,${color.onScrim} 30%,transparent)}`,
  /* The accent shows in the cut corner. A focused cover isn't cut, so that its focus ring is complete. */
  cut: `
    ${TILE}{background:linear-gradient(315deg,${color.accent} .72rem,transparent 0);box-shadow:none}
    ${TILE}>[data-part=tile-cover]{background:${color.skeleton}}
    ${TILE}>:is([data-part=tile-cover]:not(:focus-visible),[data-part=tile-overlay],[data-part=tile-closed]),${TILE}::after{${cut}}`,
  edged: `
    ${TILES}::after{box-shadow:inset 0 -5px 0 ${color.accent},inset 0 0 0 1px color-mix(in oklab,${color.onScrim} 14%,transparent)}
    ${TILES}[data-open=true]::after{box-shadow:inset 0 -10px 0 ${color.accent}}
    ${TILE}>[data-part=tile-info]{inset-block-end:13px}`,
};
