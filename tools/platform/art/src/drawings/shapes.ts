import type { Frame } from '../lettering/layLines.ts';

export type TileShape = 'portrait' | 'square' | 'wide';
export const tileShapes = ['portrait', 'square', 'wide'] as const satisfies readonly TileShape[];

type Layout = {
  w: number;
  h: number;
  hero: { x: number; y: number; size: number };
  title: Frame;
  lines: number;
};

/** 3:4, 1:1 and 16:10. A wide tile has its title next to the hero (0, 1) or below it (2). */
export const layoutOf = (shape: TileShape, variant: number): Layout => {
  if (shape === 'portrait')
    return {
      w: 300,
      h: 400,
      hero: { x: 150, y: 150, size: 262 },
      title: { x: 8, y: 262, width: 284, height: 130 },
      lines: 3,
    };
  if (shape === 'square')
    return {
      w: 400,
      h: 400,
      hero: { x: 200, y: 150, size: 280 },
      title: { x: 14, y: 272, width: 372, height: 120 },
      lines: 2,
    };
  if (variant % 3 === 2)
    return {
      w: 480,
      h: 300,
      hero: { x: 240, y: 108, size: 214 },
      title: { x: 16, y: 196, width: 448, height: 98 },
      lines: 2,
    };
  const left = variant % 3 === 0;
  return {
    w: 480,
    h: 300,
    hero: { x: left ? 342 : 138, y: 148, size: 258 },
    title: { x: left ? 10 : 232, y: 56, width: 238, height: 190 },
    lines: 3,
  };
};
