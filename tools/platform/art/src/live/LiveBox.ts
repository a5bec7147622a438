import type { Palette } from '../compose/palettes.ts';

/** The area of a drawing for the live group, free of lettering. */
export type LiveBox = { x: number; y: number; w: number; h: number };

/** Where and how things on a table are drawn: centre, maximum width, light, and a unique id. */
export type Setting = {
  id: string;
  x: number;
  y: number;
  size: number;
  palette: Palette;
  /** Without a dealer. */ alone: boolean;
  /** Index of the arrangement, where there are several. */ turn: number;
  /** 1 if the dealer looks right, -1 if left. */ side: 1 | -1;
};

/** Rounds a length for the SVG. */
export const r = (v: number): string => String(Math.round(v * 10) / 10);
