import { BACKGROUNDS } from './color/deriveBackgrounds.ts';
import type { ColorToken } from './tokens.ts';

/** Two tokens used together, and the minimum contrast they need. */
export interface ContrastPair {
  foreground: ColorToken;
  background: ColorToken;
  minimum: 4.5 | 3;
}

const TINTS = ['accentSoft', 'secondSoft'] as const satisfies ColorToken[];

const textColors = [
  'text',
  'textMuted',
  'accentText',
  'secondText',
  'positiveText',
  'warningText',
  'dangerText',
] as const satisfies ColorToken[];

/** Fills that convey meaning on their own: a switch, a progress bar, a dot. */
const fills = ['accent', 'second', 'positive', 'warning', 'danger', 'live'] as const satisfies ColorToken[];
/** A field's border and the focus ring. */
const outlines = ['lineStrong', 'focus'] as const satisfies ColorToken[];

const lettering: [ColorToken, ColorToken][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['onSecond', 'second'],
  ['onPositive', 'positive'],
  ['onWarning', 'warning'],
  ['onDanger', 'danger'],
  ['onLive', 'live'],
  ['onHeader', 'header'],
  ['onScrim', 'scrim'],
];

const cross = (foregrounds: readonly ColorToken[], backgrounds: readonly ColorToken[], minimum: 4.5 | 3) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minimum })));

/** Every pair a component may combine. Pairs not in this list must not be used. */
export const contrastPairs: readonly ContrastPair[] = [
  ...cross(textColors, [...BACKGROUNDS, ...TINTS], 4.5),
  ...cross(outlines, [...BACKGROUNDS, ...TINTS], 3),
  ...cross(fills, BACKGROUNDS, 3),
  ...lettering.map(([foreground, background]) => ({ foreground, background, minimum: 4.5 }) as const),
];
