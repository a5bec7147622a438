import type { Brand } from '@baize/brand';
import type { Language } from '@baize/i18n/languages';
import { LRUCache } from 'lru-cache';
import type { AppFiles, Frame } from './AppFiles.ts';
import type { AppName } from './chooseApp.ts';
import { publicReplies } from './publicReplies.ts';

interface Wanted {
  brand: Brand;
  app: AppName;
  /** Path and query. */
  path: string;
  /** The visitor's. */
  language: Language;
}

interface Painted {
  /** Missing when the page could not be painted. */
  frame?: Frame;
  /** Files to be fetched beside the entry. */
  preload: string[];
  /** When it was rendered. */
  at: number;
}

const MOST = 300;
const FRESH_MS = 60_000;
/** A picture that lacks something is painted anew soon. */
const LACKING_MS = 5_000;
/** Older than that, a visitor waits for a new one. */
const TOO_OLD_MS = 600_000;
/** How long the last good page stays while the platform is in trouble. */
const STALE_IF_ERROR_MS = 24 * 60 * 60_000;

const isGood = ({ frame }: Painted) => frame?.complete === true;
const isRecent = ({ at }: Painted) => Date.now() - at < STALE_IF_ERROR_MS;

/**
 * Paints pages from what is publicly known: each once a minute for each language, behind the visitors' backs. A page that cannot be
 * painted, or lacks something, gives way to the last good one of the past day. Without one it is sent as it is, or without
 * its picture: the script draws it then. The reason is logged.
 */
export function framePainting(apps: Record<AppName, AppFiles>, upstream: string) {
  const askAs = publicReplies(upstream);

  async function paint({ brand, app, path, language }: Wanted): Promise<Painted> {
    const { paintFrame, preload } = apps[app];
    const fetch = askAs({ id: brand.id, hosts: brand.hosts, language });
    const at = Date.now();
    try {
      const frame = await paintFrame?.({ brand, path, language, fetch });
      return { frame, preload: preload(frame?.chunks ?? []), at };
    } catch (error) {
      console.error(`${brand.slug} ${app} ${path} could not be painted:`, error);
      return { preload: preload([]), at };
    }
  }

  const frames = new LRUCache<string, Painted, Wanted>({
    max: MOST,
    ttl: FRESH_MS,
    async fetchMethod(_key, last, { context, options }) {
      const painted = await paint(context);
      if (isGood(painted)) return painted;
      options.ttl = LACKING_MS;
      return last && isGood(last) && isRecent(last) ? last : painted;
    },
  });

  return async (wanted: Wanted): Promise<Painted> => {
    const key = [wanted.brand.slug, wanted.app, wanted.language, wanted.path].join(' ');
    const allowStale = frames.getRemainingTTL(key) > -TOO_OLD_MS;
    const painted = await frames.fetch(key, { context: wanted, allowStale });
    return painted ?? { preload: apps[wanted.app].preload([]), at: Date.now() };
  };
}
