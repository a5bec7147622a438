import { expect, it } from 'vitest';
import { providerPath } from './providerPath.ts';

it.each([
  [42, 'casino', '/slots/providers/tin-lantern/42'],
  [42, 'live_casino', '/providers/tin-lantern/42'],
  [42, undefined, '/providers/tin-lantern/42'],
  [52, 'live_casino', '/live-casino/providers/tin-lantern/52'],
  [9087, 'casino', '/casino/provider/9087'],
  [81, 'casino', '/amusnet'],
  [7, 'casino', '/providers/tin-lantern/7'],
] as const)('provider %i of %s has its games at %s', (id, lobby, path) =>
  expect(providerPath(id, 'Tin Lantern', lobby)).toBe(path),
);
