import type { SiteOptions } from '@baize/api';
import { expect, it } from 'vitest';
import { socialLinksOf } from './socialLinksOf.ts';

const KEYS = [
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'whatsapp',
  'telegram',
  'tiktok',
  'linkedin',
  'tumblr',
  'pinterest',
  'reddit',
  'threads',
  'discord',
] as const;
const optionsWith = (entries: [string, unknown][]) => Object.fromEntries(entries) as unknown as SiteOptions;

it('reads a link for every network in the options', () => {
  const links = socialLinksOf(optionsWith(KEYS.map((key) => [key, `https://${key}.example/me`])));
  expect(links.map(({ network }) => network).sort()).toEqual(
    KEYS.map((key) => (key === 'twitter' ? 'x' : key)).sort(),
  );
  expect(links.find(({ network }) => network === 'x')?.href).toBe('https://twitter.example/me');
});

it.each(['', 'javascript:alert(1)', 'http://plain.example/', undefined, 7, null])('ignores %j', (href) =>
  expect(socialLinksOf(optionsWith([['facebook', href]]))).toEqual([]),
);

it('returns no links before the options load', () => expect(socialLinksOf(undefined)).toEqual([]));
