import type { IncomingMessage } from 'node:http';
import { hostName } from '../http/loopback.ts';
import { isParentOrigin } from '../http/parentOrigin.ts';
import type { Sandbox } from '../Sandbox.ts';

export const FEED_PATH = '/live/feed';
const NOT_FOUND = 404;
const FORBIDDEN = 403;

const isKnownOrigin = (origin: string | undefined, { brands }: Sandbox): boolean =>
  origin !== undefined && URL.canParse(origin) && isParentOrigin(origin, brands);

/**
 * The status to reject an upgrade request with; undefined when it is for the feed, from an allowed origin.
 */
export function feedRefusal(sandbox: Sandbox, { url = '', headers }: IncomingMessage): number | undefined {
  const wanted = new URL(sandbox.providersOrigin()).hostname;
  const isFeed = hostName(headers.host ?? '') === wanted && url.split('?')[0] === FEED_PATH;
  if (!isFeed) return NOT_FOUND;
  return isKnownOrigin(headers.origin, sandbox) ? undefined : FORBIDDEN;
}
