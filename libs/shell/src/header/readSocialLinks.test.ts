import type { SiteOptions } from '@baize/api';
import { expect, it } from 'vitest';
import { readSocialLinks } from './readSocialLinks.ts';

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
const optionsOf = (entries: [string, unknown][]) => Object.fromEntries(entries) as unknown as SiteOptions;

it('every network of the options has its link', () => {
  const links = readSocialLinks(optionsOf(KEYS.map((key) => [key, `https://${key}.example/me`])));
  expect(links.map(({ network }) => network).sort()).toEqual(
    KEYS.map((key) => (key === 'twitter' ? 'x' : key)).sort(),
  );
  expect(links.find(({ network }) => network === 'x')?.href).toBe('https://twitter.example/me');
});

it.each(['', 'javascript:alert(1)', 'http://plain.example/', undefined, 7, null])('%j is no link', (href) =>
  expect(readSocialLinks(optionsOf([['facebook', href]]))).toEqual([]),
);

it('has nothing before the options are known', () => expect(readSocialLinks(undefined)).toEqual([]));
