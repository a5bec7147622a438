import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import { UsageError } from './readArguments.ts';

/** Whether an address is one of our proxies, whose `X-Forwarded-*` headers are trusted. */
export type TrustsProxy = (address: string) => boolean;

export interface Sender {
  /** The visitor's own address. */
  address: string;
  /**
   * Whether the connection comes from a trusted proxy: only then do its other `X-Forwarded-*` headers count.
   */
  proxied: boolean;
}

/**
 * Reads a comma-separated list of trusted proxies: addresses, ranges (`10.0.0.0/8`) and the names `loopback`,
 * `linklocal` and `uniquelocal`. An empty list trusts nobody.
 *
 * @param name the setting's, for the message
 * @throws UsageError for an invalid entry
 */
export function trustedProxies(list: string, name = 'TRUST_PROXY'): TrustsProxy {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  try {
    const trusts = proxyAddr.compile(entries);
    return (address) => trusts(address, 0);
  } catch (error) {
    throw new UsageError(
      `${name} names no address, range or "loopback": "${list}" (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}

/**
 * Who sent a request: the peer of the connection, or the nearest address of `X-Forwarded-For` that isn't a
 * trusted proxy. Addresses further left are the visitor's own claim and are ignored.
 *
 * @param peer the other end of the connection
 */
export function readSender(peer: string, forwardedFor: string | undefined, trusts: TrustsProxy): Sender {
  const request = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwardedFor } };
  const chain = proxyAddr.all(request as unknown as IncomingMessage, trusts);
  const address = chain.findLast((link) => isIP(link) !== 0) ?? peer;
  return {
    address: isIP(address) === 0 ? address : ipaddr.process(address).toString(),
    proxied: trusts(peer),
  };
}

const HOME_PREFIX = 64;

/** What limits count an address as: itself, or for IPv6 the customer's /64 network. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${HOME_PREFIX}`).toString()}/${HOME_PREFIX}`;
}
