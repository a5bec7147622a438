/** Public replies of the platform that pages are painted from: a minute fresh, then used while newer ones come. */
export interface PublicData {
  options?: unknown;
  home?: unknown;
}

interface Kept {
  data: PublicData;
  at: number;
  renewing?: Promise<void>;
}

interface Wanted {
  siteId: number;
  language: string;
  device: number;
  host: string;
}

const FRESH_MS = 60_000;
const TIMEOUT_MS = 2_000;

/** The visitor's own country must not come from another visitor's reply. */
const withoutVisitor = (options: unknown) =>
  typeof options === 'object' && options !== null ? { ...options, user: undefined } : undefined;

/** Asks the platform behind `upstream`, once a minute for each brand, language and device. */
export function publicData(upstream: string) {
  const kept = new Map<string, Kept>();

  async function ask(path: string, { siteId, language, host }: Wanted): Promise<unknown> {
    const headers = { 'Site-Id': String(siteId), 'accept-language': language, 'X-Forwarded-Host': host };
    const reply = await fetch(`${upstream}/_api${path}`, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return reply.ok ? reply.json() : undefined;
  }

  async function renew(wanted: Wanted): Promise<PublicData> {
    const [options, home] = await Promise.all([
      ask('/options', wanted).catch(() => undefined),
      ask(`/homepage?device=${wanted.device}`, wanted).catch(() => undefined),
    ]);
    return { options: withoutVisitor(options), home: (home as { data?: unknown } | undefined)?.data };
  }

  /** Never throws; a platform that is down gives pages without data. */
  return async (wanted: Wanted): Promise<PublicData> => {
    const key = [wanted.siteId, wanted.language, wanted.device].join();
    const known = kept.get(key);
    if (known && Date.now() - known.at < FRESH_MS) return known.data;
    if (known?.renewing) return known.data;
    const renewing = renew(wanted).then((data) => void kept.set(key, { data, at: Date.now() }));
    if (known?.data.home) {
      known.renewing = renewing;
      return known.data;
    }
    await renewing;
    return kept.get(key)?.data ?? {};
  };
}
