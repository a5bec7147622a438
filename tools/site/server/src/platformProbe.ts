import type { Brand } from '@baize/brand';
import { failureReason } from './log/failureReason.ts';

/** How long a result is reused: probes come from several places, several times a second. */
const COUNTS_MS = 5_000;
const TIMEOUT_MS = 2_000;

async function ask(
  upstream: string,
  { id, hosts }: Pick<Brand, 'id' | 'hosts'>,
): Promise<string | undefined> {
  try {
    const { ok, status, body } = await fetch(`${upstream}/_api/options`, {
      headers: { 'Site-Id': String(id), 'X-Forwarded-Host': hosts[0] ?? '' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body?.cancel();
    return ok ? undefined : `status ${status}`;
  } catch (error) {
    return `no answer (${failureReason(error)})`;
  }
}

/**
 * Checks whether the platform answers the call that every page needs, a brand's options. Returns the problem, or
 * undefined. Sends at most one call every five seconds.
 */
export function platformProbe(upstream: string, brand: Pick<Brand, 'id' | 'hosts'>) {
  let last: { at: number; problem: Promise<string | undefined> } | undefined;
  return (): Promise<string | undefined> => {
    const now = performance.now();
    if (!last || now - last.at > COUNTS_MS) last = { at: now, problem: ask(upstream, brand) };
    return last.problem;
  };
}
