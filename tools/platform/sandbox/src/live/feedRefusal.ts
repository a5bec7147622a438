import type { IncomingMessage } from 'node:http';
import { hostName } from '../http/loopback.ts';
import { isParentOrigin } from '../http/parentOrigin.ts';
import type { Sandbox } from '../Sandbox.ts';

export const FEED_PATH = '/live/feed';
/** A websocket that only answers with a greeting. */
export const HELLO_PATH = '/live/hello';
const PATHS: readonly (string | undefined)[] = [FEED_PATH, HELLO_PATH];
const NOT_FOUND = 404;
const FORBIDDEN = 403;

const isKnownOrigin = (origin: string | undefined, { brands }: Sandbox): boolean =>
  origin !== undefined && URL.canParse(origin) && isParentOrigin(origin, brands);

/**
 * The status to reject an upgrade request with; undefined if it's for the feed or the greeting, from an allowed origin.
 */
export function feedRefusal(sandbox: Sandbox, { url = '', headers }: IncomingMessage): number | undefined {
  const wanted = new URL(sandbox.providersOrigin()).hostname;
  const isFeed = hostName(headers.host ?? '') === wanted && PATHS.includes(url.split('?')[0]);
  if (!isFeed) return NOT_FOUND;
  return isKnownOrigin(headers.origin, sandbox) ? undefined : FORBIDDEN;
}
