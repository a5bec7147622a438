import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Crowd } from './Crowd.ts';
import { timedGet, type TimedReply } from './timedGet.ts';

/** The replies to all requests of a crowd. */
export async function visits({ port, hosts, visitors, paths, headers, until }: Crowd): Promise<TimedReply[]> {
  const end = performance.now() + ('seconds' in until ? until.seconds * 1000 : Infinity);
  let left = 'requests' in until ? until.requests : Infinity;
  const replies: TimedReply[] = [];
  const visit = async (visitor: number) => {
    const host = hosts[visitor % hosts.length] ?? '';
    const path = paths[visitor % paths.length] ?? '/';
    while (left-- > 0 && performance.now() < end) {
      const unseen = path.replace('{new}', () => randomBytes(4).toString('hex'));
      replies.push(await timedGet(port, host, unseen, headers));
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return replies;
}
