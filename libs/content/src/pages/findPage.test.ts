import { describe, expect, it } from 'vitest';
import { findPage, pageAddress, pageName } from './findPage.ts';

describe('the name of a page', () => {
  it.each([
    ['/pages/about', 'about'],
    ['/Pages/About/', 'about'],
    ['https://site.example/pages/KVKK?x=1#y', 'kvkk'],
    ['about', 'about'],
    ['/pages/İLETİŞİM', 'iletişim'],
    ['', ''],
    ['/', ''],
  ])('in %s is %s', (url, name) => expect(pageName({ url })).toBe(name));
});

it('a page without a name is never found', () => {
  const nameless = { id: 1, name: 'x', url: '/', description: '' };
  expect(findPage([nameless], '')).toBeUndefined();
});

it('page URLs are encoded as one path segment', () => {
  expect(pageAddress({ url: '/pages/a b' })).toBe('/pages/a%20b');
});
