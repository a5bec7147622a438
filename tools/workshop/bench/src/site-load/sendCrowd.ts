import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Crowd } from './Crowd.ts';
import type { TimedReply } from './timedGet.ts';

/**
 * The replies to a crowd in a process of its own, so that its work doesn't delay what is timed here meanwhile.
 * @throws if the process ends without them
 */
export async function sendCrowd(options: Crowd): Promise<TimedReply[]> {
  const child = fork(join(import.meta.dirname, 'crowdProcess.ts'));
  child.send(options);
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process of the visitors ended early; see its output above.');
  });
  const [replies] = (await Promise.race([once(child, 'message'), ended])) as [TimedReply[]];
  ended.catch(() => undefined);
  return replies;
}
