/**
 * The process of a crowd. It yields to the server, whose machine it shares: visitors have devices of their own.
 */
import { setPriority } from 'node:os';
import type { Crowd } from './Crowd.ts';
import { visits } from './visits.ts';

const NICE = 10;

process.once('message', (crowd) => {
  setPriority(NICE);
  void visits(crowd as Crowd).then((replies) => process.send?.(replies, () => process.disconnect()));
});
