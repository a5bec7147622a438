import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Question {
  host: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const PATIENCE_MS = 30_000;

/** Sends a request with any host to a port of this machine. @throws if the connection breaks */
export async function askSite(
  port: number,
  path: string,
  { host, method = 'GET', headers = {}, body }: Question,
): Promise<Answer> {
  const sent = request({
    ...{ host: '127.0.0.1', port, path, method, signal: AbortSignal.timeout(PATIENCE_MS) },
    headers: { host, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) };
}
