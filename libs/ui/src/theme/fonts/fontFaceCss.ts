import type { ThemeChoices } from '../ThemeChoices.ts';
import { variableName } from '../theme.ts';
import { extendedFile, FONTS, fontWeights, liraFile, type Font } from './fontFamilies.ts';
import { LIRA, TURKISH } from './letters.ts';

/** The fonts a brand needs: one, when headlines and text share it. */
export const fontsOf = ({ type }: Pick<ThemeChoices, 'type'>): Font[] => [
  ...new Set([type.display, type.text]),
];

/**
 * The `@font-face` rules of a brand's own fonts. Each one in use costs the first paint milliseconds even
 * before its file has loaded, so a page adds them after that.
 *
 * @param urlOf maps a file such as `sora.woff2` to its URL
 */
export const fontFaceCss = (choices: Pick<ThemeChoices, 'type'>, urlOf: (file: string) => string): string =>
  fontsOf(choices)
    .map((font) => fontFaceRule(font, urlOf))
    .join('');

/**
 * While these attributes are set (`html[data-plain-text]`, `html[data-plain-display]`), text or headlines use
 * the system font, and nothing requests the brand's font.
 */
export const plainFontCss = ({ type }: Pick<ThemeChoices, 'type'>): string =>
  (['text', 'display'] as const)
    .map((role) => `html[data-plain-${role}]{${variableName('font', role)}:${FONTS[type[role]].generic}}`)
    .join('');

/** In the syntax of `unicode-range`. */
const rangeOf = (letters: string) =>
  Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();

function fontFaceRule(font: Font, urlOf: (file: string) => string): string {
  const { family, file, lira } = FONTS[font];
  const [min, max] = fontWeights(font);
  const weight = min === max ? min : `${min} ${max}`;
  const rule = (source: string, letters = '') =>
    `@font-face{font-family:'${family}';src:url("${urlOf(source)}")format("woff2");font-weight:${weight};` +
    `font-display:swap${letters && `;unicode-range:${rangeOf(letters)}`}}`;
  /* If ranges overlap, the later rule wins. */
  const extended = rule(extendedFile(font), lira ? TURKISH : TURKISH + LIRA);
  return rule(file) + extended + (lira ? rule(liraFile(font), LIRA) : '');
}
