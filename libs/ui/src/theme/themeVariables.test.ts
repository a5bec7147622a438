import { expect, it } from 'vitest';
import { deriveTheme } from './deriveTheme.ts';
import { PLAIN_LOOKS } from './looks/Looks.ts';
import { themeCss } from './themeCss.ts';
import { themeVariables } from './themeVariables.ts';

const derived = deriveTheme({
  scheme: 'dark',
  seed: { accent: '#c81e5b' },
  type: { display: 'sora', text: 'inter' },
  shape: 'soft',
  tile: 'portrait',
  density: 'cosy',
  motif: 'deco',
  looks: PLAIN_LOOKS,
});

it('has the same values as the stylesheet of the scheme', () => {
  const css = themeCss(derived);
  for (const [name, value] of Object.entries(themeVariables(derived, 'dark')))
    expect(css).toContain(`${name}:${value}`);
});

it('differs between the schemes only in colours', () => {
  const [dark, light] = [themeVariables(derived, 'dark'), themeVariables(derived, 'light')];
  expect(Object.keys(light)).toEqual(Object.keys(dark));
  const different = Object.keys(dark).filter((name) => dark[name] !== light[name]);
  expect(different.length).toBeGreaterThan(10);
  expect(different.every((name) => name.startsWith('--bz-color-'))).toBe(true);
});
