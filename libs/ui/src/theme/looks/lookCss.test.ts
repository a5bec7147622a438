import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../contrastPairs.ts';
import { contrastRatio } from '../color/contrastRatio.ts';
import { deriveTheme } from '../deriveTheme.ts';
import { groundLooks } from './groundLooks.ts';
import { lookCss, lookPiece } from './lookCss.ts';
import { LOOKS, PLAIN_LOOKS, type LookName } from './Looks.ts';

const NAMES = Object.keys(LOOKS) as LookName[];
/** Every value of every look that needs CSS. */
const pieces = NAMES.flatMap((name) =>
  LOOKS[name].map((value) => ({ name, value, css: lookPiece(name, value) })),
).filter(({ css }) => css !== '');

const withLook = (name: LookName, value: string) => ({ ...PLAIN_LOOKS, [name]: value });

/** The rules of a piece, at-rules opened: selector and declarations. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector: selector.trim(),
    declarations,
  }));

describe('lookCss', () => {
  it('is empty for the plain looks, which are the first value of each look', () => {
    expect(lookCss(PLAIN_LOOKS)).toBe('');
    for (const name of NAMES) expect(PLAIN_LOOKS[name]).toBe(LOOKS[name][0]);
  });

  it('contains exactly the chosen looks', () => {
    const chosen = { ...PLAIN_LOOKS, tile: 'framed', heading: 'caps' } as const;
    expect(lookCss(chosen)).toBe(lookCss(withLook('tile', 'framed')) + lookCss(withLook('heading', 'caps')));
    for (const { name, value } of pieces)
      if (!(name === 'tile' && value === 'framed') && !(name === 'heading' && value === 'caps'))
        expect(lookCss(chosen)).not.toContain(lookCss(withLook(name, value)));
  });

  it.each(pieces)(
    'prefixes every rule of $name: $value, so that it wins over a component’s classes',
    (piece) => {
      const css = lookCss(withLook(piece.name, piece.value));
      expect(css).not.toMatch(/&|\n/);
      for (const { selector } of rulesOf(css))
        for (const one of selector.split(/,(?![^(]*\))/)) expect(one.trim()).toMatch(/^:root:root[: ]/);
      const sheet = document.head.appendChild(document.createElement('style'));
      sheet.textContent = css;
      expect(sheet.sheet?.cssRules.length).toBeGreaterThan(0);
      sheet.remove();
    },
  );

  it('can be scoped to a part of a page', () => {
    expect(lookCss(withLook('ground', 'flat'), '.part', '.part')).toBe('.part{background:none}');
  });
});

const colorsIn = (declaration: string) =>
  [...declaration.matchAll(/var\(--bz-color-(\w+)\)/g)].map(([, token]) => token);

describe('the contrast of looks', () => {
  it.each(pieces)('$name: $value puts text only on a background that is declared for it', ({ css }) => {
    for (const { declarations } of rulesOf(css)) {
      const [, text] = /(?:^|[;\s])color:var\(--bz-color-(\w+)\)/.exec(declarations) ?? [];
      if (!text) continue;
      const [, background = ''] = /background:([^;]+)/.exec(declarations) ?? [];
      expect(colorsIn(background).length).toBeGreaterThan(0);
      for (const token of colorsIn(background))
        expect(contrastPairs).toContainEqual({ foreground: text, background: token, minimum: 4.5 });
    }
  });

  it.each(Object.entries(groundLooks))('the page’s %s uses declared backgrounds', (_, css) => {
    const declared = contrastPairs.filter(({ foreground }) => foreground === 'textMuted');
    for (const token of colorsIn(css)) expect(declared.map(({ background }) => background)).toContain(token);
  });

  it('is sufficient for a name on the scrim over any art', () => {
    const { color } = deriveTheme({
      scheme: 'dark',
      seed: { accent: '#d9b25f' },
      type: { display: 'sora', text: 'inter' },
      shape: 'soft',
      tile: 'portrait',
      density: 'cosy',
      motif: 'none',
      looks: PLAIN_LOOKS,
    });
    for (const { scrim, onScrim } of Object.values(color))
      expect(contrastRatio(onScrim, scrim, '#ffffff')).toBeGreaterThan(4.5);
  });
});
