import { expect, it } from 'vitest';
import { chooseEncoding } from './chooseEncoding.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0, gzip; q=0', undefined],
  ['br;q=0.0', undefined],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0.2, br;q=0', 'gzip'],
  ['br;q=0.5, *;q=0', 'br'],
  ['br, identity;q=0', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['identity, br', 'br'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['deflate, zstd', undefined],
  ['brotli, xbr, br2', undefined],
  [';q=1,,;', undefined],
])('Accept-Encoding: %s gets %s', (header, encoding) =>
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding),
);

it('offers only encodings that exist', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br', ['gzip'])).toBeUndefined();
});
