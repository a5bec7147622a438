import { parsePath } from 'react-router';
import type { Visit } from './TestSite.tsx';

let count = 0;

/** A history of addresses; the last one is current. */
export const historyOf = (path: string | readonly string[]): Visit[] =>
  (typeof path === 'string' ? [path] : path).map((address) => ({
    ...parsePath(address),
    key: `visit-${(count += 1)}`,
  }));
