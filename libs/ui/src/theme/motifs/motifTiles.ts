import type { Motif } from '../ThemeChoices.ts';
import { dot, fan, sparkle, wave } from './strokes.ts';

/** One repeat of a pattern: its size in px and its SVG, single-quoted, in strokes that inherit black. */
interface MotifTile {
  width: number;
  height: number;
  body: string;
}

export const MOTIF_TILES: Record<Exclude<Motif, 'none'>, MotifTile> = {
  /* Art deco sunburst fans, staggered, with a lozenge where they meet. */
  deco: {
    width: 96,
    height: 96,
    body: `${fan(48, 96, 48)}${fan(0, 48, 48)}${fan(96, 48, 48)}<path fill='black' stroke='none' d='M0 54l4 7-4 7-4-7ZM96 54l4 7-4 7-4-7ZM48 6l4 7-4 7-4-7Z'/>`,
  },
  /* Eight-pointed stars and kites of glazed wall tiles. */
  tiles: {
    width: 64,
    height: 64,
    body:
      `<path d='M32 4l8.2 8.2h11.6v11.6L60 32l-8.2 8.2v11.6H40.2L32 60l-8.2-8.2H12.2V40.2L4 32l8.2-8.2V12.2h11.6Z'/>` +
      `<path d='M32 18l9.9 4.1L46 32l-4.1 9.9L32 46l-9.9-4.1L18 32l4.1-9.9Z'/>` +
      `<path d='M32 12v6M32 46v6M12 32h6M46 32h6M60 32h8M-4 32h8M32 60v8M32-4v8M51.8 12.2L64 0M12.2 12.2L0 0M12.2 51.8L0 64M51.8 51.8L64 64'/>` +
      dot(32, 32, 3),
  },
  /* A lit floor: fine squares with bright crossings. */
  grid: {
    width: 56,
    height: 56,
    body: `<path stroke-width='.8' d='M0 28h56M28 0v56'/><path stroke-width='.35' d='M0 14h56M0 42h56M14 0v56M42 0v56'/><path stroke-width='2' stroke-linecap='round' d='M23 28h10M28 23v10'/>`,
  },
  /* Long waves, every second one lighter. */
  waves: {
    width: 96,
    height: 40,
    body:
      [-10, 10, 30, 50].map((y) => wave(-24, y, 48, 7)).join('') +
      `<g stroke-width='.4'>${[0, 20, 40].map((y) => wave(-24, y, 48, 7)).join('')}</g>`,
  },
  /* Slanted bars of unequal weight, as on a racing livery. */
  slashes: {
    width: 72,
    height: 72,
    body: `<path stroke-width='9' d='M-18 90L90-18M-54 54L54-54M18 126L126 18'/><path stroke-width='2' d='M-2 90L90-2M-38 54L54-38M14 90L90 14M-22 54L54-22'/>`,
  },
  /* Overlapping round scales with a double rim and a pearl. */
  scallops: {
    width: 56,
    height: 56,
    body: [
      [0, 0],
      [56, 0],
      [28, 28],
      [-28, 28],
      [84, 28],
      [28, -28],
      [0, 56],
      [56, 56],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d='M${x - 28} ${y}a28 28 0 0 0 56 0'/><path stroke-width='.5' d='M${x - 22} ${y}a22 22 0 0 0 44 0'/>${dot(x, y + 11, 2.5)}`,
      )
      .join(''),
  },
  /* Four-pointed sparkles of several sizes among dust. */
  stars: {
    width: 112,
    height: 112,
    body: `<g fill='black' stroke='none'>${sparkle(28, 30, 14)}${sparkle(84, 78, 10)}${sparkle(80, 20, 5)}${sparkle(24, 86, 6)}${sparkle(56, 56, 4)}</g>${dot(102, 48, 1.2)}${dot(8, 58, 1.2)}${dot(56, 104, 1)}${dot(54, 8, 1)}${dot(58, 84, 0.8)}`,
  },
  /* Contour lines of a map: two hills, staggered. */
  topo: {
    width: 180,
    height: 180,
    body:
      `<defs><path id='a' vector-effect='non-scaling-stroke' d='M-38-40C-10-64 34-58 50-34S74 14 52 40 4 50-22 56-66 34-66 4-56-24-38-40Z'/></defs>` +
      hill(52, 54, [0.7, 0.56, 0.43, 0.3, 0.16], 0) +
      hill(126, 128, [0.66, 0.54, 0.42, 0.3, 0.18], 150) +
      hill(143, 37, [0.38, 0.25, 0.12], 60) +
      hill(36, 143, [0.38, 0.25, 0.12], 220),
  },
};

/** The contour `a` in several sizes, each rotated a little further and offset to one side like a slope. */
function hill(x: number, y: number, sizes: readonly number[], turn: number): string {
  const contours = sizes.map((size, n) => {
    const place = `translate(${x + n * 2} ${y - n})rotate(${turn + n * 9})scale(${size})`;
    return `<use href='#a' transform='${place}'/>`;
  });
  return contours.join('');
}
