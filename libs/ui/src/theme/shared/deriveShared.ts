import { FONTS, fontStack } from '../fonts/fontFamilies.ts';
import { motifImage } from '../motifs/motifImage.ts';
import { lookTokens } from '../looks/lookTokens.ts';
import type { ThemeChoices } from '../ThemeChoices.ts';
import type { SharedValues } from '../tokens.ts';
import { CONTROL, LAYER, RADII, SHADOW, SPACE, TILE, TILE_GAP } from './scales.ts';
import { fluid, typeScale } from './typeScale.ts';

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
