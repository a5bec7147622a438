import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log/createLog.ts';

/** A site server as a Node.js request listener; requests without a valid host or URL are logged and refused. */
export function requestListener({ fetch }: Pick<Hono, 'fetch'>, log: Log) {
  const answer = getRequestListener(fetch, {
    errorHandler(error) {
      const isMalformed = error instanceof Error && error.name === 'RequestError';
      if (isMalformed) log.warn({ reason: error.message, status: 400 }, 'Malformed request');
      else log.error({ err: error }, 'A request failed');
      return new Response(null, { status: isMalformed ? 400 : 500 });
    },
  });
  return (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
}
