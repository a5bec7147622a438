import type { Brand } from '@baize/brand';

/** How long an answer counts: probes come from several places, several times a second. */
const COUNTS_MS = 5_000;
const TIMEOUT_MS = 2_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return `no answer (${code ?? error.name})`;
};

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
    return reasonOf(error);
  }
}

/**
 * Whether the platform answers the call that every page needs, the options of a brand: returns what is wrong, or
 * undefined. It is asked at most every five seconds.
 */
export function platformProbe(upstream: string, brand: Pick<Brand, 'id' | 'hosts'>) {
  let last: { at: number; problem: Promise<string | undefined> } | undefined;
  return (): Promise<string | undefined> => {
    const now = performance.now();
    if (!last || now - last.at > COUNTS_MS) last = { at: now, problem: ask(upstream, brand) };
    return last.problem;
  };
}
