import { describe, expect, it } from 'vitest';
import { parentOrigin, decodeRequest } from './embedMessages.ts';

const own = 'https://embed.house.example/casino';
const parents = ['kiosk.house.example'];

describe('parentOrigin', () => {
  it.each([
    ['https://kiosk.house.example/start?x=1', 'https://kiosk.house.example'],
    ['https://embed.house.example/', 'https://embed.house.example'],
    ['https://thief.example/', undefined],
    ['http://kiosk.house.example/', undefined],
    ['https://kiosk.house.example.thief.example/', undefined],
    ['https://kiosk.house.example:8443/', undefined],
    ['http://localhost:3000/', undefined],
    ['', undefined],
    ['nonsense', undefined],
  ])('for %s is %s', (around, expected) => expect(parentOrigin({ around, parents, own })).toBe(expected));

  it('accepts any local parent on a local host', () =>
    expect(
      parentOrigin({
        around: 'http://localhost:3000/',
        parents: [],
        own: 'http://embed.house.localhost:4200/',
      }),
    ).toBe('http://localhost:3000'));
});

const request = { source: 'baize', version: 1, type: 'go', path: '/casino?type=bingo' };

describe('decodeRequest', () => {
  it('reads a navigation request', () =>
    expect(decodeRequest(request)).toEqual({ type: 'go', path: '/casino?type=bingo' }));

  it.each([
    null,
    'go',
    [],
    {},
    { ...request, source: 'other' },
    { ...request, version: 2 },
    { ...request, version: '1' },
    { ...request, type: 'login' },
    { ...request, path: 'https://thief.example' },
    { ...request, path: '//thief.example' },
    { ...request, path: '/\\thief.example' },
    { ...request, path: 'javascript:alert(1)' },
    { ...request, path: 7 },
    { ...request, path: `/${'x'.repeat(70_000)}` },
  ])('ignores %j', (data) => expect(decodeRequest(data)).toBeUndefined());
});
