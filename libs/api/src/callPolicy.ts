import { SIDE_EFFECT_PATHS } from './generated/sideEffectPaths.ts';

export interface CallPolicy {
  timeoutMs: number;
  /** How often a failed attempt may be retried. */
  retries: number;
}

const SECOND = 1000;
const TIMEOUT_BY_PATH = new Map(Object.entries<number>({ '/options': 10 * SECOND, '/refresh': 10 * SECOND }));
const sideEffects = new Set(SIDE_EFFECT_PATHS);

/** Only a GET that the contract does not mark `x-side-effect` may be sent twice. */
export const isSafeRead = (method: string, path: string) => method === 'GET' && !sideEffects.has(path);

/** The timeout and the number of retries of a call, by method and contract path. */
export function callPolicy(method: string, path: string): CallPolicy {
  const safe = isSafeRead(method, path);
  return { timeoutMs: TIMEOUT_BY_PATH.get(path) ?? (safe ? 15 : 30) * SECOND, retries: safe ? 2 : 0 };
}
