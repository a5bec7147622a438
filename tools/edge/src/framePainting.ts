import type { Brand } from '@baize/brand';
import { LRUCache } from 'lru-cache';
import type { AppFiles, Frame } from './AppFiles.ts';
import type { AppName } from './chooseApp.ts';
import { publicReplies } from './publicReplies.ts';

interface Wanted {
  brand: Brand;
  app: AppName;
  /** Path and query. */
  path: string;
  host: string;
}

interface Painted {
  /** Missing when the page could not be painted. */
  frame?: Frame;
  /** Files to be fetched beside the entry. */
  preload: string[];
}

const MOST = 300;
const FRESH_MS = 60_000;
/** A picture that lacks something is painted anew soon. */
const LACKING_MS = 5_000;
/** Older than that, a visitor waits for a new one. */
const TOO_OLD_MS = 600_000;

/**
 * Paints pages from what is publicly known: each once a minute, behind the visitors' backs. A page that cannot be
 * painted is sent without its picture, and the reason is logged: the script draws it then.
 */
export function framePainting(apps: Record<AppName, AppFiles>, upstream: string) {
  const askAs = publicReplies(upstream);

  async function paint({ brand, app, path, host }: Wanted): Promise<Painted> {
    const { paintFrame, preload } = apps[app];
    const language = brand.defaultLanguage;
    const fetch = askAs({ siteId: brand.id, language, host });
    try {
      const frame = await paintFrame?.({ brand, path, language, fetch });
      return { frame, preload: preload(frame?.chunks ?? []) };
    } catch (error) {
      console.error(`${brand.slug} ${app} ${path} could not be painted:`, error);
      return { preload: preload([]) };
    }
  }

  const frames = new LRUCache<string, Painted, Wanted>({
    max: MOST,
    ttl: FRESH_MS,
    allowStale: true,
    async fetchMethod(_key, _stale, { context, options }) {
      const painted = await paint(context);
      if (!painted.frame?.complete) options.ttl = LACKING_MS;
      return painted;
    },
  });

  return async (wanted: Wanted): Promise<Painted> => {
    const key = [wanted.brand.slug, wanted.app, wanted.path].join(' ');
    const forceRefresh = frames.getRemainingTTL(key) < -TOO_OLD_MS;
    const painted = await frames.fetch(key, { context: wanted, forceRefresh });
    return painted ?? { preload: apps[wanted.app].preload([]) };
  };
}
