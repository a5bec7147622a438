import { isIP } from 'node:net';
import { isLoopbackAddress } from './loopback.ts';

/**
 * Where a call came from, for limits and for the list of sessions: the other end of the line, or whom a proxy on this
 * machine names last in X-Forwarded-For. A header from anywhere else is anybody's claim and not read.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined): string {
  const named = forwarded?.split(',').at(-1)?.trim() ?? '';
  if (socket === undefined) return 'local';
  return isLoopbackAddress(socket) && isIP(named) ? named : socket;
}
