import type { ThemeChoices } from '../ThemeChoices.ts';
import { extendedFile, FONTS, fontWeights, liraFile, type Font } from './fontFamilies.ts';
import { LIRA, TURKISH } from './letters.ts';

/** One file of a font. */
export interface FontFile {
  /** The CSS family. */
  family: string;
  url: string;
  /** In the syntax of `font-weight`. */
  weight: string;
  /** The only letters that it is used for. */
  letters?: string;
}

/** The fonts a brand needs, the text's first: one, when headlines and text share it. */
export const fontsOf = ({ type }: Pick<ThemeChoices, 'type'>): Font[] => [
  ...new Set([type.text, type.display]),
];

const weightOf = (font: Font) => [...new Set(fontWeights(font))].join(' ');

/**
 * The files of a font. If the letters of two overlap, the later one wins.
 *
 * @param urlOf maps a file such as `sora.woff2` to its URL
 */
export function fontFilesOf(font: Font, urlOf: (file: string) => string): FontFile[] {
  const { family, file, lira } = FONTS[font];
  const of = (source: string, letters?: string): FontFile => ({
    family,
    url: urlOf(source),
    weight: weightOf(font),
    ...(letters !== undefined && { letters }),
  });
  const extended = of(extendedFile(font), lira ? TURKISH : TURKISH + LIRA);
  return [of(file), extended, ...(lira ? [of(liraFile(font), LIRA)] : [])];
}

/** In the syntax of `unicode-range`. */
const rangeOf = (letters: string) =>
  Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();

const rule = ({ family, url, weight, letters }: FontFile) =>
  `@font-face{font-family:'${family}';src:url("${url}")format("woff2");font-weight:${weight};` +
  `font-display:swap${letters === undefined ? '' : `;unicode-range:${rangeOf(letters)}`}}`;

/** The `@font-face` rules of a brand's fonts. The site's pages don't have them; they load the same files by script. */
export const fontFaceCss = (choices: Pick<ThemeChoices, 'type'>, urlOf: (file: string) => string): string =>
  fontsOf(choices)
    .flatMap((font) => fontFilesOf(font, urlOf))
    .map(rule)
    .join('');

/**
 * Declares the brand's font families without any letter, for a page that loads the files later: its text has the
 * generic font, and the system isn't asked for fonts of these names, which takes longer than the first layout itself.
 */
export const reservedFontCss = (choices: Pick<ThemeChoices, 'type'>): string =>
  fontsOf(choices)
    .map(
      (font) =>
        `@font-face{font-family:'${FONTS[font].family}';src:local("-");font-weight:${weightOf(font)};unicode-range:U+10ffff}`,
    )
    .join('');
