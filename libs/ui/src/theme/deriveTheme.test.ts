import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContrast, describeFailure } from './checkContrast.ts';
import { deriveTheme } from './deriveTheme.ts';
import { PLAIN_LOOKS } from './looks/Looks.ts';
import { COLOR_TOKENS, SHARED_TOKENS } from './tokens.ts';
import {
  DENSITIES,
  DISPLAY_FONTS,
  MOTIFS,
  SHAPES,
  TEXT_FONTS,
  TILES,
  type ThemeChoices,
} from './ThemeChoices.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybe = fc.option(color, { nil: undefined });

const anyChoices: fc.Arbitrary<ThemeChoices> = fc.record({
  scheme: fc.constantFrom('dark', 'light'),
  seed: fc.record({ accent: color, second: maybe, ground: maybe }),
  type: fc.record({ display: fc.constantFrom(...DISPLAY_FONTS), text: fc.constantFrom(...TEXT_FONTS) }),
  shape: fc.constantFrom(...SHAPES),
  tile: fc.constantFrom(...TILES),
  density: fc.constantFrom(...DENSITIES),
  motif: fc.constantFrom(...MOTIFS),
  looks: fc.constant(PLAIN_LOOKS),
});

const plain: ThemeChoices = {
  scheme: 'dark',
  seed: { accent: '#8b45ff' },
  type: { display: 'sora', text: 'inter' },
  shape: 'soft',
  tile: 'square',
  density: 'cosy',
  motif: 'none',
  looks: PLAIN_LOOKS,
};

describe('deriveTheme', () => {
  it('passes every declared pair in both schemes for any seeds', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(checkContrast(deriveTheme(choices)).map(describeFailure)).toEqual([]);
      }),
    );
  });

  it.each([
    '#000000',
    '#ffffff',
    '#808080',
    '#ffff00',
    '#0000ff',
    '#00ff00',
    '#ff0000',
    '#010101',
    '#fefefe',
  ])('passes at the corners of the colour space: %s as accent and as ground', (corner) => {
    for (const seed of [
      { accent: corner },
      { accent: corner, ground: corner },
      { accent: '#777777', ground: corner },
    ]) {
      expect(checkContrast(deriveTheme({ ...plain, seed })).map(describeFailure)).toEqual([]);
    }
  });

  it('gives every token a value', () => {
    const { color, shared } = deriveTheme(plain);
    expect(Object.keys(color.dark).sort()).toEqual([...COLOR_TOKENS].sort());
    expect(Object.keys(color.light).sort()).toEqual([...COLOR_TOKENS].sort());
    for (const [group, tokens] of Object.entries(SHARED_TOKENS)) {
      expect(Object.keys(shared[group as keyof typeof shared]).sort(), group).toEqual([...tokens].sort());
    }
  });

  it('keeps a legible seed unchanged', () => {
    expect(deriveTheme({ ...plain, seed: { accent: '#d9b25f' } }).color.dark.accent).toBe('#d9b25f');
    expect(deriveTheme({ ...plain, seed: { accent: '#1f46a8' } }).color.light.accent).toBe('#1f46a8');
  });

  it('inverts a black or white accent with the scheme', () => {
    const { dark, light } = deriveTheme({ ...plain, seed: { accent: '#000000' } }).color;
    expect([dark.onAccent, light.onAccent]).toEqual([expect.not.stringMatching('#ffffff'), '#ffffff']);
  });

  it('layers its grounds', () => {
    const { dark, light } = deriveTheme(plain).color;
    const brightness = (hex: string) => Number.parseInt(hex.slice(3, 5), 16);
    const layers = ['sunken', 'canvas', 'surface', 'raised'] as const;
    for (const colors of [dark, light]) {
      const steps = layers.map((layer) => brightness(colors[layer]));
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    }
  });

  it('rejects an invalid seed colour, and explains the format', () => {
    expect(() => deriveTheme({ ...plain, seed: { accent: 'goldish' } })).toThrow(
      /"goldish" is not a CSS colour.*#rrggbb/,
    );
  });
});

describe('a manually set colour', () => {
  const failuresOf = (overrides: ThemeChoices['overrides']) =>
    checkContrast(deriveTheme({ ...plain, overrides }));

  it('replaces the derived one only in its scheme', () => {
    const { color } = deriveTheme({ ...plain, overrides: { light: { text: '#000000' } } });
    expect(color.light.text).toBe('#000000');
    expect(color.dark.text).not.toBe('#000000');
  });

  it('is reported with pair, scheme and ratio when it breaks a pair', () => {
    const failures = failuresOf({ light: { onAccent: '#9a6bff' } });
    expect(failures.map(({ foreground, background }) => `${foreground}/${background}`)).toEqual([
      'onAccent/accent',
      'onAccent/accentHover',
    ]);
    expect(failures[0]).toMatchObject({ scheme: 'light', minimum: 4.5 });
    expect(failures[0]?.ratio).toBeLessThan(4.5);
  });

  it('is reported with the nearest colour, and that colour passes', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom('dark' as const, 'light' as const), color, (scheme, textMuted) => {
        for (const { nearest, minimum, background } of failuresOf({ [scheme]: { textMuted } })) {
          if (nearest === undefined) continue;
          const again = failuresOf({ [scheme]: { textMuted: nearest } });
          expect(again.filter((failure) => failure.background === background)).toEqual([]);
          expect(minimum).toBe(4.5);
        }
      }),
    );
  });

  it('finds a nearest colour on every ground that a theme can have', () => {
    const failures = failuresOf({ dark: { text: '#000000' }, light: { text: '#ffffff' } });
    expect(failures.length).toBeGreaterThan(10);
    expect(failures.every(({ nearest }) => nearest !== undefined)).toBe(true);
  });

  it('is checked over the brightest image if it is on the scrim', () => {
    const [failure] = failuresOf({ light: { onScrim: '#777777' } });
    expect(failure).toMatchObject({ foreground: 'onScrim', background: 'scrim', scheme: 'light' });
    expect(failuresOf({ light: { onScrim: failure?.nearest ?? '' } })).toEqual([]);
  });

  it('is described in a line that a designer can act on', () => {
    const [failure] = failuresOf({ dark: { focus: '#111111' } });
    expect(failure && describeFailure(failure)).toMatch(
      /^dark: focus on canvas reaches 1\.\d\d of 3; the nearest focus that passes is #[0-9a-f]{6}$/,
    );
  });
});
