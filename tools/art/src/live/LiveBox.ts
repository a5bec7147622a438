import type { Palette } from '../compose/palettes.ts';

/** Where on a drawing the live group stands: free of lettering. */
export type LiveBox = { x: number; y: number; w: number; h: number };

/** What the things on a table need to know: their middle, how wide they may be, the light, and an id of their own. */
export type Setting = {
  id: string;
  x: number;
  y: number;
  size: number;
  palette: Palette;
  /** Shown by itself, without a dealer. */ alone: boolean;
  /** Of several arrangements, which one. */ turn: number;
  /** 1 where the dealer looks right, -1 where left. */ side: 1 | -1;
};

/** Rounds a length for writing. */
export const r = (v: number): string => String(Math.round(v * 10) / 10);
