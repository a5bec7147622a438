import type { Closure } from '@baize/site';

/** Retry time if the platform doesn't send one. */
const RETRY_AFTER_S = 60;

/** Status and headers for a closed site's page, which must not be stored. */
export function closedReply(closure: Closure): { status: 451 | 503; headers: Record<string, string> } {
  const headers = { 'cache-control': 'no-store' };
  if (closure.why === 'country') return { status: 451, headers };
  const remaining = Math.ceil(((closure.until ?? 0) - Date.now()) / 1000);
  return {
    status: 503,
    headers: { ...headers, 'retry-after': String(remaining > 0 ? remaining : RETRY_AFTER_S) },
  };
}
