import { describe, expect, it } from 'vitest';
import { activeDomainTarget } from './activeDomainTarget.ts';

const HOSTS = ['house.example', 'house2.example'];
const NOW = 10_000_000;

const at = (
  address: string,
  activeDomain: unknown,
  { lastAt, hosts = HOSTS }: { lastAt?: number; hosts?: string[] } = {},
) => activeDomainTarget(new URL(address), { activeDomain, hosts, lastAt, now: NOW });

describe('the active domain', () => {
  it.each([
    ['https://house.example/', 'house2.example', 'https://house2.example/'],
    [
      'https://house.example/casino?type=bingo&page=2#top',
      'house2.example',
      'https://house2.example/casino?type=bingo&page=2#top',
    ],
    ['https://www.house.example/', 'house2.example', 'https://house2.example/'],
    ['https://embed.house.example/x', 'house2.example', 'https://embed.house2.example/x'],
    ['https://house.example:8443/', 'house2.example', 'https://house2.example/'],
    ['https://house.example/', ' house2.example ', 'https://house2.example/'],
  ])('from %s with %j leads to %s', (address, domain, wanted) => expect(at(address, domain)).toBe(wanted));

  it.each([
    ['https://house2.example/', 'house2.example'],
    ['https://www.house2.example/', 'house2.example'],
    ['https://house.example/', ''],
    ['https://house.example/', undefined],
    ['https://house.example/', 7],
    ['https://house.example/', 'thief.example'],
    ['https://house.example/', 'https://house2.example'],
    ['https://house.example/', 'house2.example/path'],
    ['https://house.example/', 'house2.example@thief.example'],
    ['https://house.example/', 'house2.example:443'],
    ['https://house.example/', 'HOUSE2.EXAMPLE'],
    ['http://house.localhost:4200/', 'house2.example'],
    ['http://localhost:4200/', 'house2.example'],
    ['http://127.0.0.1:4200/', 'house2.example'],
    ['http://[::1]:4200/', 'house2.example'],
  ])('from %s with %j nobody is sent on', (address, domain) => expect(at(address, domain)).toBeUndefined());

  it.each([
    [NOW - 1, false],
    [NOW - 59_999, false],
    [NOW - 60_000, true],
    [NOW + 5, false],
    [undefined, true],
  ])('after a redirect at %s goes on: %s', (lastAt, goes) =>
    expect(at('https://house.example/', 'house2.example', { lastAt }) !== undefined).toBe(goes),
  );
});
