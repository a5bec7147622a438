import { mix } from '../compose/mix.ts';
import type { Palette } from '../compose/palettes.ts';
import type { BrandLook } from './BrandLook.ts';
import { readableOn } from './contrast.ts';
import { saturated } from './saturated.ts';
import type { Tone } from './toned.ts';

/** The colours of one picture: of its scene and its flat fields, and of text on `paper`. */
export type Mood = Palette & {
  paper: string;
  ink: string;
  /** The second colour of a title, readable on `paper`. */ highlight: string;
  /** The colour of metal lettering. */ metal: string;
  accentField: string;
  secondField: string;
};

type Shift = (hex: string) => string;

const shifts: Record<Tone, Shift> = {
  natural: (hex) => hex,
  warm: (hex) => mix(hex, '#ff8a2b', 0.1),
  cold: (hex) => mix(hex, '#3f86e0', 0.12),
  matte: (hex) => saturated(hex, 0.86),
  vivid: (hex) => saturated(hex, 1.3),
  duotone: (hex) => hex,
};

const darkRamp = ({ accent, second, ground }: BrandLook): Palette['ramp'] => [
  mix(ground, '#000000', 0.2),
  mix(ground, accent, 0.34),
  mix(ground, accent, 0.74),
  mix(accent, second, 0.55),
  mix(second, '#ffffff', 0.7),
];

/** On light brands the accent is used for a scene's shadows, so that it looks like daylight. */
const lightRamp = ({ accent, second }: BrandLook): Palette['ramp'] => [
  mix(accent, '#10141f', 0.3),
  mix(accent, '#ffffff', 0.12),
  mix(accent, '#ffffff', 0.5),
  mix(mix(accent, second, 0.5), '#ffffff', 0.66),
  mix(second, '#ffffff', 0.86),
];

/** The colours of a brand's picture in a tone. */
export const moodOf = (look: BrandLook, tone: Tone): Mood => {
  const shift = shifts[tone];
  const dark = look.scheme === 'dark';
  const [a, b, c, d, e] = dark ? darkRamp(look) : lightRamp(look);
  const paper = shift(mix(look.ground, look.accent, 0.06));
  return {
    ramp: [shift(a), shift(b), shift(c), shift(d), shift(e)],
    accent: shift(dark ? look.second : mix(look.second, '#ffffff', 0.25)),
    fills: [],
    paper,
    ink: dark ? mix(look.second, '#ffffff', 0.86) : mix(look.accent, '#0c0f18', 0.72),
    highlight: readableOn(paper, look.accent, 5.5),
    metal: readableOn(paper, look.title === 'engraved' && dark ? look.second : look.accent),
    accentField: shift(look.accent),
    secondField: shift(look.second),
  };
};

/** The same mood with another field as its ground. */
export const onField = (mood: Mood, field: string, highlight = mood.secondField): Mood => ({
  ...mood,
  paper: field,
  ink: readableOn(field, mix(field, '#ffffff', 0.94), 5.5),
  highlight: readableOn(field, highlight),
  metal: readableOn(field, highlight),
});
