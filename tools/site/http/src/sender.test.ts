import { describe, expect, it } from 'vitest';
import { networkOf, readSender, trustedProxies } from './sender.ts';

const addressOf = (trusted: string, peer: string, forwardedFor?: string) =>
  readSender(peer, forwardedFor, trustedProxies(trusted)).address;

describe('the sender of a request', () => {
  it.each([
    ['', '203.0.113.7', undefined, '203.0.113.7'],
    ['', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
    ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['loopback', '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
    ['loopback', '::1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
    ['loopback', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['loopback, 10.0.0.0/8', '127.0.0.1', '192.0.2.66, 198.51.100.1, 10.4.5.6', '198.51.100.1'],
    ['10.0.0.1', '10.0.0.1', '198.51.100.1, 10.0.0.2', '10.0.0.2'],
    ['2001:db8:1::/48', '2001:db8:1::5', '::ffff:198.51.100.1', '198.51.100.1'],
    ['loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['loopback', '127.0.0.1', '', '127.0.0.1'],
  ])('trusting "%s", from %s with "%s": %s', (trusted, peer, forwardedFor, address) =>
    expect(addressOf(trusted, peer, forwardedFor)).toBe(address),
  );

  it('reports whether the proxy’s other headers are trusted', () => {
    const trusts = trustedProxies('10.0.0.1');
    expect(readSender('10.0.0.1', '198.51.100.1', trusts).proxied).toBe(true);
    expect(readSender('198.51.100.1', '10.0.0.1', trusts).proxied).toBe(false);
  });
});

it.each(['everybody', '10.0.0.0/99', '10.0.0.1, lopback'])('"%s" isn’t a list of proxies', (list) =>
  expect(() => trustedProxies(list)).toThrow(/^TRUST_PROXY .*"/),
);

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['local', 'local'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
