import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { percentile } from '../ledger-stress/percentile.ts';

export interface CallFigures {
  perSecond: number;
  /** ms */
  p50: number;
  p99: number;
  failed: number;
}

export interface LoadOptions {
  clients: number;
  /** The duration, ms. */
  time: number;
}

function once(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (reply) => {
      reply
        .on('end', () => resolve(reply.statusCode ?? 0))
        .on('error', reject)
        .resume();
    })
      .on('error', reject)
      .end();
  });
}

/** Repeats one request with several clients, each waiting for its reply. */
export async function loadCall(
  url: string,
  headers: Record<string, string>,
  { clients, time }: LoadOptions,
): Promise<CallFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const client = async () => {
    while (performance.now() - start < time) {
      const begin = performance.now();
      const status = await once(agent, url, headers).catch(() => 0);
      times.push(performance.now() - begin);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed,
  };
}
