import type { Visit } from './visit.ts';

/**
 * Headers that belong to one connection or to the transfer of the body, or that only we may set. The contract has no
 * cookies.
 */
const NOT_PASSED = new Set([
  'connection',
  'content-length',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-real-ip',
  'x-request-id',
]);

const isPassed = (name: string) => !NOT_PASSED.has(name) && !name.startsWith('x-forwarded-');

/** A visitor's headers for the platform, plus our own data about the visitor. */
export function passedHeaders(
  headers: Headers,
  { host, protocol, forwardedFor }: Visit,
  requestId: string,
): Record<string, string> {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const passed = [...headers].filter(([name]) => isPassed(name) && !named.includes(name));
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-request-id': requestId,
  };
}
