import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, siteNameOf } from './fillPlaceholders.ts';

const player = {
  userId: '42',
  siteName: 'orvane',
  userName: 'defne',
  ticket: '42.1.a_b',
  scheme: 'dark',
  payload: 'eyJhIjoxfQ',
} as const;
const of = (userName: string) => ({ ...player, userName });

describe('an embedded page’s URL', () => {
  it.each([
    [
      'https://b.example/ask?u={userId}&s={siteName}&n={userName}',
      'https://b.example/ask?u=42&s=orvane&n=defne',
    ],
    ['https://b.example/{siteName}/{userId}', 'https://b.example/orvane/42'],
    ['https://b.example/?t={ticket}&look={scheme}', 'https://b.example/?t=42.1.a_b&look=dark'],
    ['https://b.example/level?p={payload}', 'https://b.example/level?p=eyJhIjoxfQ'],
    ['https://b.example/{userId}/{userId}', 'https://b.example/42/42'],
    ['  https://b.example/plain  ', 'https://b.example/plain'],
    ['https://b.example', 'https://b.example/'],
    ['https://b.example?u={userId}', 'https://b.example/?u=42'],
    ['https://b.example:8443/x', 'https://b.example:8443/x'],
    ['http://localhost:4000/embed?u={userId}', 'http://localhost:4000/embed?u=42'],
    ['https://b.example/{other}', 'https://b.example/%7Bother%7D'],
  ])('%s is filled', (template, address) => expect(fillPlaceholders(template, player)).toBe(address));

  it.each([
    ['https://b.example/?n={userName}', 'a&admin=1#x', 'https://b.example/?n=a%26admin%3D1%23x'],
    ['https://b.example/{userName}', 'a/b?c', 'https://b.example/a%2Fb%3Fc'],
    ['https://b.example/{userName}', 'çağrı ı', 'https://b.example/%C3%A7a%C4%9Fr%C4%B1%20%C4%B1'],
    ['https://b.example/?n={userName}', '{userId}', 'https://b.example/?n=%7BuserId%7D'],
    ['https://b.example/?n={userName}', '%2F', 'https://b.example/?n=%252F'],
    ['https://b.example/?n={userName}', '..', 'https://b.example/?n=..'],
  ])('%s takes the name %s only as a value', (template, name, address) =>
    expect(fillPlaceholders(template, of(name))).toBe(address),
  );

  it('isn’t filled in its hash', () => {
    expect(fillPlaceholders('https://b.example/#{userId}', player)).toBe('https://b.example/#{userId}');
  });

  it.each([
    'https://{siteName}.example/x',
    'https://{userName}/x',
    'https://b.example{userName}/x',
    'https://b.example:{userId}/x',
    'https://{userName}@b.example/',
    'https://a:b@b.example/{userId}',
    '{userName}://b.example/',
    '{userName}',
    'http://b.example/{userId}',
    '//b.example/{userId}',
    '/bonus?u={userId}',
    'bonus/{userId}',
    'javascript:alert({userId})',
    'data:text/html,{userName}',
    'https:/b.example/{userId}',
    'https:\\\\b.example\\{userId}',
    'https://b.example\\@evil.example/{userId}',
    'https://',
    'https:// b.example/',
    'ftp://b.example/{userId}',
    'blob:https://b.example/{userId}',
    'https://[::1/{userId}',
  ])('%s is refused', (template) => expect(fillPlaceholders(template, player)).toBeUndefined());

  it.each(['.', '..', ''])('is refused if the name %j would escape its folder', (name) => {
    const filled = fillPlaceholders('https://b.example/a/{userName}/b', of(name));
    expect(filled === undefined || filled === 'https://b.example/a//b').toBe(true);
  });

  it('keeps its origin, path and query names for any player name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (userName, siteName) => {
        const template = 'https://b.example/e/{siteName}/p?n={userName}&last=1';
        let filled: string | undefined;
        try {
          filled = fillPlaceholders(template, { ...player, userId: '1', siteName, userName });
        } catch (error) {
          /* A lone surrogate can't be encoded. */
          expect(error).toBeInstanceOf(URIError);
          return;
        }
        if (filled === undefined) return;
        const { origin, pathname, searchParams, hash } = new URL(filled);
        expect({ origin, hash, folders: pathname.split('/').length }).toEqual({
          origin: 'https://b.example',
          hash: '',
          folders: 4,
        });
        expect([...searchParams.keys()]).toEqual(['n', 'last']);
        expect(searchParams.get('n')).toBe(userName);
      }),
    );
  });
});

describe('the site’s name', () => {
  it.each([
    ['orvane.example', 'orvane'],
    ['www.orvane.example', 'www'],
    ['localhost', 'localhost'],
    ['', ''],
  ])('of %s is %s', (domain, name) => expect(siteNameOf(domain)).toBe(name));
});
