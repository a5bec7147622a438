import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import { UsageError } from './readArguments.ts';

/** Whether an address belongs to one of our proxies, which are trusted to set `X-Forwarded-*` headers. */
export type TrustsProxy = (address: string) => boolean;

export interface Sender {
  /** The visitor's own IP address. */
  address: string;
  /** Whether the connection comes from a trusted proxy; its other `X-Forwarded-*` headers are used only then. */
  proxied: boolean;
}

/**
 * Reads a comma-separated list of trusted proxies: addresses, ranges (`10.0.0.0/8`) and the names `loopback`,
 * `linklocal` and `uniquelocal`. An empty list trusts no proxy.
 *
 * @param name the setting's name, for the message
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
      `${name} must be a list of addresses, ranges and "loopback", not "${list}" (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}

/**
 * Determines the sender of a request: the peer of the connection, or the nearest address in `X-Forwarded-For` that
 * isn't a trusted proxy. Addresses further left were sent by the visitor and are ignored.
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

/** The address that rate limits apply to: itself, or for IPv6 the customer's /64 network. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${HOME_PREFIX}`).toString()}/${HOME_PREFIX}`;
}
