import { describe, expect, it } from 'vitest';
import { activeDomainTarget } from './activeDomainTarget.ts';

const HOSTS = ['house.example', 'house2.example'];
const NOW = 10_000_000;

const targetFrom = (
  address: string,
  activeDomain: unknown,
  {
    lastAt,
    hosts = HOSTS,
    fixedHosts = [],
  }: { lastAt?: number; hosts?: string[]; fixedHosts?: string[] } = {},
) => activeDomainTarget(new URL(address), { activeDomain, hosts, fixedHosts, lastAt, now: NOW });

describe('activeDomainTarget', () => {
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
  ])('from %s with %j redirects to %s', (address, domain, expected) =>
    expect(targetFrom(address, domain)).toBe(expected),
  );

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
  ])('from %s with %j does not redirect', (address, domain) =>
    expect(targetFrom(address, domain)).toBeUndefined(),
  );

  it.each(['https://house.example/', 'https://www.house.example/', 'https://embed.house.example/'])(
    'from %s, which the brand has fixed, does not redirect',
    (address) =>
      expect(targetFrom(address, 'house2.example', { fixedHosts: ['house.example'] })).toBeUndefined(),
  );

  it.each([
    [NOW - 1, false],
    [NOW - 59_999, false],
    [NOW - 60_000, true],
    [NOW + 5, false],
    [undefined, true],
  ])('after a redirect at %s redirects again: %s', (lastAt, redirects) =>
    expect(targetFrom('https://house.example/', 'house2.example', { lastAt }) !== undefined).toBe(redirects),
  );
});
