import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface TimedReply {
  /** 0 if there was no reply. */
  status: number;
  /** The reply says when to come back, as a closed site's does. */
  isClosed?: boolean;
  /** Until the whole reply had arrived. */
  ms: number;
}

/** One connection per waiting visitor. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Requests a page or a call with brotli, like a browser, and reads the whole reply. */
export function timedGet(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<TimedReply> {
  const start = performance.now();
  const reply = (status: number, isClosed = false): TimedReply => ({
    ...{ status, isClosed },
    ms: performance.now() - start,
  });
  return new Promise((resolve) => {
    const sent = { host: `${host}:${port}`, 'accept-encoding': 'br', ...headers };
    request({ host: '127.0.0.1', port, path, agent, headers: sent }, (response) => {
      response
        .on('end', () => resolve(reply(response.statusCode ?? 0, 'retry-after' in response.headers)))
        .on('error', () => resolve(reply(0)))
        .resume();
    })
      .on('error', () => resolve(reply(0)))
      .end();
  });
}
