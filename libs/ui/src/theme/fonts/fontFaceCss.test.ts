import { describe, expect, it } from 'vitest';
import { fontFaceCss, reservedFontCss } from './fontFaceCss.ts';

const urlOf = (file: string) => `/fonts/${file}`;
const two = { type: { display: 'playfair-display', text: 'figtree' } } as const;
const one = { type: { display: 'manrope', text: 'manrope' } } as const;

describe('fontFaceCss', () => {
  it('declares each font once, with `font-display: swap` and its weights', () => {
    const css = fontFaceCss(two, urlOf);
    expect(css).toContain(
      `'Playfair Display';src:url("/fonts/playfair-display.woff2")format("woff2");font-weight:700`,
    );
    expect(css).toContain(`'Figtree';src:url("/fonts/figtree.woff2")format("woff2");font-weight:400 750`);
    expect(css.match(/woff2"\);font-weight:[\d ]+;font-display:swap}/g)).toHaveLength(2);
  });

  it('puts rarely shown glyphs into separate files: Turkish letters, a borrowed lira sign', () => {
    const ranges = [
      ...fontFaceCss(two, urlOf).matchAll(/'Figtree';src:url\("([^"]+)"\)[^}]*unicode-range:([^}]+)}/g),
    ];
    expect(ranges.map(([, file, range]) => [file, range])).toEqual([
      ['/fonts/figtree-ext.woff2', 'U+11e,U+11f,U+130,U+15e,U+15f'],
      ['/fonts/figtree-lira.woff2', 'U+20ba'],
    ]);
  });

  it('takes the lira sign from the font’s own extension file if it has one', () => {
    const css = fontFaceCss(one, urlOf);
    expect(css).not.toContain('lira');
    expect(css).toMatch(/manrope-ext\.woff2[^}]*,U\+20ba}/);
  });

  it('puts the rule for extra glyphs after the general one, so that it wins', () => {
    const css = fontFaceCss(one, urlOf);
    expect(css.indexOf('manrope-ext.woff2')).toBeGreaterThan(css.indexOf('manrope.woff2'));
  });

  it('declares one font when headlines and text share it', () =>
    expect(fontFaceCss(one, urlOf).match(/@font-face/g)).toHaveLength(2));

  it('reserves the families without a letter or a file, with the weights of the fonts', () =>
    expect(reservedFontCss(two)).toBe(
      `@font-face{font-family:'Figtree';src:local("-");font-weight:400 750;unicode-range:U+10ffff}` +
        `@font-face{font-family:'Playfair Display';src:local("-");font-weight:700;unicode-range:U+10ffff}`,
    ));
});
