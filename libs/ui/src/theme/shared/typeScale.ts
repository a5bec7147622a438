import type { SharedValues } from '../tokens.ts';

const PHONE = 360;
const DESK = 1440;
const ROOT = 16;

const rem = (px: number) => `${round(px / ROOT)}rem`;
const round = (value: number) => Number(value.toFixed(3));

/**
 * A length that grows from `small` px on a phone to `large` px on a desktop; the rem part keeps browser zoom
 * working.
 */
export function fluid(small: number, large: number): string {
  const slope = (large - small) / (DESK - PHONE);
  const start = small - slope * PHONE;
  return `clamp(${rem(small)},${rem(start)} + ${round(slope * 100)}vw,${rem(large)})`;
}

/** The seven font sizes. Text is fixed; headlines are fluid and scaled for the width of the display font. */
export const typeScale = (displayScale: number): SharedValues['size'] => ({
  xs: rem(12),
  s: rem(14),
  m: rem(16),
  l: rem(18),
  xl: fluid(20 * displayScale, 24 * displayScale),
  xxl: fluid(26 * displayScale, 36 * displayScale),
  hero: fluid(36 * displayScale, 68 * displayScale),
});
