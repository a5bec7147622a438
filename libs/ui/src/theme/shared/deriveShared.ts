import { FONTS, fontStack } from '../fonts/fontFamilies.ts';
import { motifImage } from '../motifs/motifImage.ts';
import { variableName } from '../theme.ts';
import { lookTokens } from '../looks/lookTokens.ts';
import type { ThemeChoices } from '../ThemeChoices.ts';
import type { SharedValues } from '../tokens.ts';
import { CONTROL, RADII, SPACE, TILE, TILE_GAP } from './scales.ts';
import { fluid, typeScale } from './typeScale.ts';

const shade = `var(${variableName('color', 'shade')})`;
const glow = `var(${variableName('color', 'glow')})`;

const SHADOW: SharedValues['shadow'] = {
  s: `0 1px 2px ${shade}`,
  m: `0 1px 2px ${shade},0 8px 20px -6px ${shade}`,
  l: `0 2px 6px ${shade},0 24px 56px -12px ${shade}`,
  glow: `0 0 0 1px ${glow},0 8px 32px -6px ${glow}`,
};

const LAYER: SharedValues['layer'] = {
  raised: '1',
  sticky: '100',
  header: '200',
  drawer: '300',
  dialog: '400',
  alert: '500',
};

/** The theme values that don't change between dark and light. */
export function deriveShared({ type, shape, tile, density, motif, looks }: ThemeChoices): SharedValues {
  const display = FONTS[type.display];
  const ofLooks = lookTokens(looks);
  return {
    font: { display: fontStack(type.display), text: fontStack(type.text) },
    weight: { display: `${display.displayWeight}`, regular: '400', medium: '550', bold: '700' },
    size: typeScale(display.displayScale),
    tracking: { display: display.tracking, caps: '0.08em' },
    space: SPACE[density],
    radius: RADII[shape],
    shadow: SHADOW,
    motion: ofLooks.motion,
    layer: LAYER,
    control: CONTROL[density],
    tile: { ...TILE[tile], gap: TILE_GAP[density], ...ofLooks.tile },
    field: ofLooks.field,
    icon: ofLooks.icon,
    page: { gutter: fluid(16, 40), width: '1536px' },
    motif: { image: motifImage(motif) },
  };
}
