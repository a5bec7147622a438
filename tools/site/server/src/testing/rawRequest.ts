import { HOST } from './openSite.ts';

/** Requests that expect the same answer. */
export interface HostileKind {
  name: string;
  status: number;
  /** Whether the answer may be the page of the test's brand, and nothing else; otherwise it must be no brand's. */
  page: 'own' | 'none';
  requests: readonly string[];
}

interface Parts {
  method?: string;
  /** Sent as is; omitted if it's `null`. */
  host?: string | null;
  headers?: readonly string[];
  version?: string;
  body?: string;
}

/** A request for a target, with exactly these bytes. */
export function rawRequest(
  target: string,
  { method = 'GET', host = HOST, headers = [], version = '1.1', body = '' }: Parts = {},
) {
  const lines = [
    `${method} ${target} HTTP/${version}`,
    ...(host === null ? [] : [`Host: ${host}`]),
    'Connection: close',
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Requests for these targets. */
export const toPaths = (...paths: string[]) => paths.map((path) => rawRequest(path));
