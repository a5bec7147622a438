import type { Density, Shape, TileShape } from '../ThemeChoices.ts';
import { variableName } from '../theme.ts';
import type { SharedValues } from '../tokens.ts';
import { fluid } from './typeScale.ts';

export const RADII: Record<Shape, SharedValues['radius']> = {
  sharp: { s: '0px', m: '2px', l: '3px', tile: '2px', pill: '2px' },
  soft: { s: '6px', m: '10px', l: '16px', tile: '12px', pill: '999px' },
  round: { s: '10px', m: '18px', l: '28px', tile: '22px', pill: '999px' },
};

/**
 * Widths that show two tiles and a good part of the third on a 360 px phone (wide: one and a part), and the number of
 * columns in a phone's block of tiles.
 */
export const TILE: Record<TileShape, Pick<SharedValues['tile'], 'ratio' | 'width' | 'columns'>> = {
  portrait: { ratio: '3 / 4', width: fluid(128, 184), columns: '3' },
  square: { ratio: '1 / 1', width: fluid(136, 188), columns: '3' },
  wide: { ratio: '16 / 10', width: fluid(184, 264), columns: '2' },
};

/** Heights of controls; at least 44 px on touch screens (see themeCss). */
export const CONTROL: Record<Density, SharedValues['control']> = {
  cosy: { s: '36px', m: '44px', l: '52px' },
  compact: { s: '32px', m: '40px', l: '48px' },
};

export const SPACE: Record<Density, SharedValues['space']> = {
  cosy: {
    xxs: '4px',
    xs: '8px',
    s: '12px',
    m: '16px',
    l: '24px',
    xl: '36px',
    xxl: '56px',
    section: fluid(40, 72),
  },
  compact: {
    xxs: '4px',
    xs: '6px',
    s: '10px',
    m: '14px',
    l: '20px',
    xl: '28px',
    xxl: '44px',
    section: fluid(30, 52),
  },
};

export const TILE_GAP: Record<Density, string> = { cosy: fluid(10, 16), compact: fluid(8, 12) };

const shade = `var(${variableName('color', 'shade')})`;
const glow = `var(${variableName('color', 'glow')})`;

export const SHADOW: SharedValues['shadow'] = {
  s: `0 1px 2px ${shade}`,
  m: `0 1px 2px ${shade},0 8px 20px -6px ${shade}`,
  l: `0 2px 6px ${shade},0 24px 56px -12px ${shade}`,
  glow: `0 0 0 1px ${glow},0 8px 32px -6px ${glow}`,
};

/** `z-index` of everything above the page, from sticky bars to alerts. */
export const LAYER: SharedValues['layer'] = {
  raised: '1',
  sticky: '100',
  header: '200',
  drawer: '300',
  dialog: '400',
  alert: '500',
};
