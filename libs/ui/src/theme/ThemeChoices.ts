import type { Looks } from './looks/Looks.ts';
import type { ColorToken, SchemeName } from './tokens.ts';

export const SHAPES = ['sharp', 'soft', 'round'] as const;
export const TILES = ['portrait', 'square', 'wide'] as const;
export const DENSITIES = ['cosy', 'compact'] as const;
export const MOTIFS = [
  'none',
  'deco',
  'tiles',
  'grid',
  'waves',
  'slashes',
  'scallops',
  'stars',
  'topo',
] as const;
export const DISPLAY_FONTS = [
  'playfair-display',
  'unbounded',
  'fraunces',
  'oxanium',
  'bricolage-grotesque',
  'sora',
  'archivo',
  'manrope',
] as const;
export const TEXT_FONTS = ['inter', 'manrope', 'figtree', 'nunito', 'archivo', 'sora'] as const;

export type Shape = (typeof SHAPES)[number];
export type TileShape = (typeof TILES)[number];
export type Density = (typeof DENSITIES)[number];
export type Motif = (typeof MOTIFS)[number];
export type DisplayFont = (typeof DISPLAY_FONTS)[number];
export type TextFont = (typeof TEXT_FONTS)[number];

/** The few choices from which a brand's theme is derived. */
export interface ThemeChoices {
  /** The scheme for a first visit; every brand has both. */
  scheme: SchemeName;
  /** One to three colours: the accent, a second accent, and a tint for the backgrounds. */
  seed: { accent: string; second?: string; ground?: string };
  type: { display: DisplayFont; text: TextFont };
  shape: Shape;
  tile: TileShape;
  density: Density;
  motif: Motif;
  /** The style of tiles, headings, buttons and more. */
  looks: Looks;
  /** Single colours set by a designer; they still go through the contrast check. */
  overrides?: Partial<Record<SchemeName, Partial<Record<ColorToken, string>>>>;
}
