import { describe, expect, it } from 'vitest';
import { deriveTheme } from './deriveTheme.ts';
import { globalCss } from './globalCss.ts';
import { PLAIN_LOOKS } from './looks/Looks.ts';
import { theme } from './theme.ts';
import { themeCss } from './themeCss.ts';
import { MOTIFS, type ThemeChoices } from './ThemeChoices.ts';

const choices: ThemeChoices = {
  scheme: 'dark',
  seed: { accent: '#d9b25f' },
  type: { display: 'playfair-display', text: 'figtree' },
  shape: 'sharp',
  tile: 'portrait',
  density: 'compact',
  motif: 'deco',
  looks: PLAIN_LOOKS,
};

const sheet = document.head.appendChild(document.createElement('style'));
const html = document.documentElement;

/** How the browser evaluates the rules, with the attributes of the html element. */
function computed(css: string, attributes: Record<string, string> = {}) {
  sheet.textContent = css;
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) html.setAttribute(name, value);
  const values = new Map<string, string>();
  for (const rule of sheet.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule) || !html.matches(rule.selectorText)) continue;
    for (const name of rule.style) values.set(name, rule.style.getPropertyValue(name).trim());
  }
  return values;
}

describe('themeCss', () => {
  const { color } = deriveTheme(choices);

  it('shows the default scheme without an attribute', () => {
    const values = computed(themeCss(choices));
    expect(values.get('--bz-color-canvas')).toBe(color.dark.canvas);
    expect(values.get('color-scheme')).toBe('dark');
  });

  it.each(['dark', 'light'] as const)('shows %s when the html element’s attribute sets it', (scheme) => {
    for (const standard of ['dark', 'light'] as const) {
      const values = computed(themeCss({ ...choices, scheme: standard }), { 'data-scheme': scheme });
      expect(values.get('--bz-color-canvas')).toBe(color[scheme].canvas);
      expect(values.get('color-scheme')).toBe(scheme);
    }
  });

  it('disables motion in quiet mode', () => {
    expect(computed(themeCss(choices)).get('--bz-motion-normal')).toBe('180ms');
    expect(computed(themeCss(choices), { 'data-quiet': '' }).get('--bz-motion-normal')).toBe('0ms');
    expect(themeCss(choices)).toContain('(prefers-reduced-motion:reduce){:root{--bz-motion-fast:0ms');
  });

  it('defines every variable that components and base styles use', () => {
    const given = computed(themeCss(choices));
    const used = `${JSON.stringify(theme)}${globalCss}`.matchAll(/var\((--bz-[\w-]+)\)/g);
    expect([...used].map(([, name]) => name).filter((name) => !given.has(name ?? ''))).toEqual([]);
  });

  it.each(MOTIFS)('stays small enough to inline in every page with the motif %s', (motif) => {
    expect(themeCss({ ...choices, motif }).length).toBeLessThan(7000);
  });

  it('has lining figures in every font', () =>
    expect(themeCss(choices)).toContain(':root{font-feature-settings:"lnum";'));

  it('accepts a derived theme as well', () => {
    expect(themeCss(deriveTheme(choices))).toBe(themeCss(choices));
  });
});
