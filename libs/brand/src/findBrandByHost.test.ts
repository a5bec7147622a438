import { describe, expect, it } from 'vitest';
import { findBrandByHost, splitHost } from './findBrandByHost.ts';

const gold = { slug: 'gold', hosts: ['gold.example', 'gold-club.example'] };
const neon = { slug: 'neon', hosts: ['neon.example'] };

describe('findBrandByHost', () => {
  it.each([
    ['gold.example', gold],
    ['gold-club.example', gold],
    ['neon.example', neon],
    ['GOLD.Example', gold],
    ['gold.example:8080', gold],
    ['gold.example.', gold],
    ['www.gold.example', gold],
    ['embed.neon.example', neon],
    ['neon.localhost', neon],
    ['neon.localhost:4200', neon],
    ['embed.gold.localhost:4200', gold],
  ])('finds the brand of %s', (host, brand) => {
    expect(findBrandByHost(host, [gold, neon])).toBe(brand);
  });

  it.each([
    '',
    'localhost',
    'example',
    'x.gold.example',
    'gold.example.evil.example',
    'evilgold.example',
    'gold.com',
    'www.embed.gold.example',
    '127.0.0.1:4200',
    '[::1]:80',
    'user@gold.example',
    'gold.example/path',
    'a b',
    '.',
  ])('%j matches no brand', (host) => {
    expect(findBrandByHost(host, [gold, neon])).toBeUndefined();
  });
});

it('a host with a port takes precedence over the same host without', () => {
  const local = { slug: 'local', hosts: ['gold.example:8443'] };
  expect(findBrandByHost('gold.example:8443', [gold, local])).toBe(local);
  expect(findBrandByHost('embed.gold.example:8443', [gold, local])).toBe(local);
  expect(findBrandByHost('gold.example:8080', [gold, local])).toBe(gold);
  expect(findBrandByHost('gold.example', [local])).toBeUndefined();
});

describe('splitHost', () => {
  it('distinguishes the embed host from the brand’s own host', () => {
    expect(splitHost('embed.gold.example')).toEqual({ brand: 'gold.example', embed: true, port: '' });
    expect(splitHost('www.gold.example')).toEqual({ brand: 'gold.example', embed: false, port: '' });
    expect(splitHost('Embed.Gold.Localhost:80')).toEqual({
      brand: 'gold.localhost',
      embed: true,
      port: '',
    });
    expect(splitHost('gold.example:8080').port).toBe('8080');
  });

  it('lower-cases I to i regardless of the system locale', () => {
    expect(splitHost('GOLDKIVI.EXAMPLE').brand).toBe('goldkivi.example');
  });

  it.each(['', 'a b', ':::', '%%'])('%j gives an empty brand', (host) => {
    expect(splitHost(host)).toEqual({ brand: '', embed: false, port: '' });
  });

  it('accepts only a host: any other part of a URL gives an empty brand', () => {
    expect(splitHost('user@gold.example').brand).toBe('');
    expect(splitHost('gold.example/other').brand).toBe('');
  });
});
