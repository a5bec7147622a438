import { performance } from 'node:perf_hooks';
import type { TimedReply } from './timedGet.ts';

/** `size` visitors, each of whom sends the next request as soon as they have their reply. */
export async function crowd(
  size: number,
  seconds: number,
  ask: (visitor: number) => Promise<TimedReply>,
): Promise<TimedReply[]> {
  const end = performance.now() + seconds * 1000;
  const replies: TimedReply[] = [];
  const visit = async (visitor: number) => {
    while (performance.now() < end) replies.push(await ask(visitor));
  };
  await Promise.all(Array.from({ length: size }, (_, visitor) => visit(visitor)));
  return replies;
}
