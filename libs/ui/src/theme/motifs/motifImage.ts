import type { Motif } from '../ThemeChoices.ts';
import { MOTIF_TILES } from './motifTiles.ts';

/** `mask: none` would show the whole coloured box, so a brand without a pattern masks everything out. */
const NOTHING = 'linear-gradient(#0000,#0000)';

/**
 * A brand's pattern as a CSS `url("data:image/svg+xml,...")`. It is drawn in black for use as a mask, which repeats:
 * `background: <colour>; mask: var(--bz-motif-image)`.
 */
export function motifImage(motif: Motif): string {
  if (motif === 'none') return NOTHING;
  const { width, height, body } = MOTIF_TILES[motif];
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none' stroke='black'>${body}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}
