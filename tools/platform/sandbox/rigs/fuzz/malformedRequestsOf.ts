import type { Described } from './operations.ts';
import type { Sent } from './requestsOf.ts';

/** A request that must be rejected before a handler reads it. */
export interface MalformedRequest {
  name: string;
  sent: Sent;
  /** The expected statuses. */
  answers: readonly number[];
}

const MEGABYTE = 1_000_000;
const DEPTH = 1000;
const JSON_TYPE = { 'content-type': 'application/json' };

const deep = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;

/** The same malformed requests for every operation with a body. */
export function malformedRequestsOf({ path, body }: Described): MalformedRequest[] {
  if (!body) return [];
  const to = path.replaceAll(/\{\w+\}/g, '1');
  const sent = (text: string, headers: Record<string, string> = JSON_TYPE): Sent => ({
    path: to,
    body: text,
    headers,
  });
  return [
    { name: 'a megabyte', sent: sent(JSON.stringify('x'.repeat(MEGABYTE))), answers: [413] },
    { name: 'a depth bomb', sent: sent(deep), answers: [400] },
    { name: 'a NUL', sent: sent('{"a":"\\u0000"}'), answers: [400] },
    { name: 'half a surrogate pair', sent: sent('{"a":"\\ud800"}'), answers: [400] },
    { name: 'no JSON', sent: sent('amount=1', { 'content-type': 'text/plain' }), answers: [400] },
  ];
}
