import { describe, expect, it } from 'vitest';
import { fontFaceCss, fontFilesOf, plainFontCss } from './fontFaceCss.ts';

const urlOf = (file: string) => `/fonts/${file}`;
const two = { type: { display: 'playfair-display', text: 'figtree' } } as const;
const one = { type: { display: 'manrope', text: 'manrope' } } as const;

describe('fontFaceCss', () => {
  it('declares each face once, swapping in, with its weights', () => {
    const css = fontFaceCss(two, urlOf);
    expect(css).toContain(
      `'Playfair Display';src:url("/fonts/playfair-display.woff2")format("woff2");font-weight:700`,
    );
    expect(css).toContain(`'Figtree';src:url("/fonts/figtree.woff2")format("woff2");font-weight:400 750`);
    expect(css.match(/woff2"\);font-weight:[\d ]+;font-display:swap}/g)).toHaveLength(2);
  });

  it('fetches a borrowed lira sign only where one is shown, and only for a face without its own', () => {
    expect(fontFaceCss(two, urlOf)).toMatch(
      /'Figtree';src:url\("\/fonts\/figtree-lira.woff2"\)[^}]*unicode-range:U\+20BA}/,
    );
    expect(fontFaceCss(one, urlOf)).not.toContain('lira');
  });

  it('needs one file when headlines and text share a face', () => {
    expect(fontFaceCss(one, urlOf).match(/format\("woff2"\)/g)).toHaveLength(1);
    expect(fontFilesOf(one)).toEqual(['manrope.woff2']);
  });

  it('lists the text face first: it is preloaded first', () => {
    expect(fontFilesOf(two)).toEqual(['figtree.woff2', 'playfair-display.woff2']);
  });

  it('says what kind of system font stands in for a face, for text and for headlines', () =>
    expect(plainFontCss(two)).toBe(
      'html[data-plain-text]{--bz-font-text:sans-serif}html[data-plain-display]{--bz-font-display:serif}',
    ));
});
