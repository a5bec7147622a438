import type { Font, Shape } from '@baize/ui/theme';
import { optimize } from 'svgo';
import { MARKS, type MarkName } from './marks.ts';
import { SIZE } from './shapes.ts';
import type { MarkColors } from './MarkColors.ts';
import { wordmark } from './wordmark.ts';

export interface ArtworkChoices {
  name: string;
  /** The name as written in the logo. */
  lettering: string;
  mark: MarkName;
  display: Font;
  shape: Shape;
  /** The favicon's background. */
  ground: string;
  tones: MarkColors;
}

const GAP = 15;
const PRECISION = 1;
/** The mark's share of the favicon's size. */
const ON_GROUND = 0.72;
const ROUNDING: Record<Shape, number> = { sharp: 0, soft: 14, round: 32 };

/** Minifies the logo, which every page contains in its head. */
const svg = (attributes: string, width: number, body: string) =>
  optimize(
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 ${Math.round(width * 10) / 10} ${SIZE}">${body}</svg>`,
    { multipass: true, floatPrecision: PRECISION },
  ).data;

/** A brand's three drawings by file name. Lettering is in `currentColor`, so it follows the scheme. */
export async function drawArtwork(choices: ArtworkChoices): Promise<Record<string, string>> {
  const { name, lettering, mark, display, shape, ground, tones } = choices;
  const label = ` aria-label="${name}"`;
  const drawing = MARKS[mark](tones);
  const { data, width } = await wordmark(lettering, display, SIZE + GAP);
  const inset = (SIZE * (1 - ON_GROUND)) / 2;
  const field = `<rect width="${SIZE}" height="${SIZE}" rx="${ROUNDING[shape]}" fill="${ground}"/>`;
  const onField = `<g transform="translate(${inset} ${inset}) scale(${ON_GROUND})">${drawing}</g>`;
  return {
    'logo.svg': svg(label, SIZE + GAP + width, `${drawing}<path fill="currentColor" d="${data}"/>`),
    'logo-mark.svg': svg(label, SIZE, drawing),
    'favicon.svg': svg('', SIZE, field + onField),
  };
}
