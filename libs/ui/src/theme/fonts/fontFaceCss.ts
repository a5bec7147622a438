import type { ThemeChoices } from '../ThemeChoices.ts';
import { variableName } from '../theme.ts';
import { fallbackFamily, FACES, faceWeights, genericFamily, liraFile, type Face } from './faces.ts';

/** The system fonts with the stand-ins' widths, by weight: the second name is the same design on Linux. */
const LOCAL = {
  Arial: {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
  },
  Georgia: { regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Gelasio Bold'] },
} as const;

/** The faces a brand needs: one, when headlines and text share it. */
export const facesOf = ({ type }: Pick<ThemeChoices, 'type'>): Face[] => [
  ...new Set([type.display, type.text]),
];

/** The files a brand needs, text first. */
export const fontFilesOf = ({ type }: Pick<ThemeChoices, 'type'>): string[] => [
  ...new Set([FACES[type.text].file, FACES[type.display].file]),
];

/**
 * The `@font-face` rules of a brand's own faces. Each that is used in a frame costs it milliseconds, though its file is not there:
 * a page gives them after its first one.
 *
 * @param urlOf where a file such as `sora.woff2` is served
 */
export const fontFaceCss = (choices: Pick<ThemeChoices, 'type'>, urlOf: (file: string) => string): string =>
  facesOf(choices)
    .map((face) => faceRule(face, urlOf))
    .join('');

/**
 * Until the hero is there (`html[data-early=hero]`) the words stand in the system's own fonts: each name that is looked for, in each weight,
 * costs the first frame a question to another process. Headlines stand in them for one frame more (`text`).
 */
export const firstFontCss = ({ type }: Pick<ThemeChoices, 'type'>): string =>
  `html[data-early=hero]{${variableName('font', 'text')}:${genericFamily(type.text)}}` +
  `html:is([data-early=hero],[data-early=text]){${variableName('font', 'display')}:${genericFamily(type.display)}}`;

/** For each face of a brand a system font stretched to the same widths and lines: no text moves when the file arrives. */
export const standInCss = (choices: Pick<ThemeChoices, 'type'>): string =>
  facesOf(choices).map(standInRules).join('');

function faceRule(face: Face, urlOf: (file: string) => string): string {
  const { family, file, lira } = FACES[face];
  const [min, max] = faceWeights(face);
  const weight = min === max ? min : `${min} ${max}`;
  const rule = (source: string, range = '') =>
    `@font-face{font-family:'${family}';src:url("${urlOf(source)}")format("woff2");font-weight:${weight};` +
    `font-display:swap${range}}`;
  return rule(file) + (lira ? rule(liraFile(face), ';unicode-range:U+20BA') : '');
}

function standInRules(face: Face): string {
  const { width } = FACES[face];
  if (width.regular === undefined) return standInRule(face, 'bold', width.bold, '400 900');
  return (
    standInRule(face, 'regular', width.regular, '400 599') + standInRule(face, 'bold', width.bold, '600 900')
  );
}

function standInRule(face: Face, cut: 'regular' | 'bold', width: number, weights: string): string {
  const { fallback, lines } = FACES[face];
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
  const local = LOCAL[fallback][cut].map((name) => `local("${name}")`).join(',');
  return (
    `@font-face{font-family:'${fallbackFamily(face)}';src:${local};font-weight:${weights};` +
    `size-adjust:${percent(width)};ascent-override:${percent(lines.ascent / width)};` +
    `descent-override:${percent(lines.descent / width)};line-gap-override:${percent(lines.gap / width)}}`
  );
}
