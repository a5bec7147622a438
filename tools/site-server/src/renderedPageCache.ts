import type { Brand } from '@baize/brand';
import type { Language } from '@baize/i18n/languages';
import { LRUCache } from 'lru-cache';
import type { AppFiles, RenderedPage } from './AppFiles.ts';
import type { AppName } from './chooseApp.ts';
import { cacheMetrics } from './metrics/cacheMetrics.ts';
import { publicReplyCache } from './publicReplyCache.ts';
import type { SiteParts } from './SiteServerOptions.ts';

interface PageRequest {
  brand: Brand;
  app: AppName;
  files: AppFiles;
  /** Path and query. */
  path: string;
  /** The visitor's. */
  language: Language;
}

interface CachedPage {
  /** Missing when the page couldn't be rendered. */
  rendered?: RenderedPage;
  /** Files to preload with the entry. */
  preload: string[];
  /** When it was rendered, ms since 1970. */
  at: number;
}

export type RenderPage = (request: PageRequest) => Promise<CachedPage>;

const MAX_PAGES = 300;
const FRESH_MS = 60_000;
/** A page that lacks data is rendered again after this time. */
const INCOMPLETE_MS = 5_000;
/** When the page is older, a visitor waits for a new one. */
const MAX_STALE_MS = 600_000;
/** How long the last good page is served while the platform has problems. */
const STALE_IF_ERROR_MS = 24 * 60 * 60_000;

const isGood = ({ rendered }: CachedPage) => rendered?.complete === true;
const isRecent = ({ at }: CachedPage) => Date.now() - at < STALE_IF_ERROR_MS;

/**
 * Renders pages from public data, and caches each for a minute per language; a stale one is served while it is
 * rendered again. If a page can't be rendered, or lacks data, the last good one of the past day is served
 * instead. Without one it is sent as it is, or without markup, which the browser then renders. The reason is
 * logged.
 */
export function renderedPageCache(
  parts: Pick<SiteParts, 'upstream' | 'log' | 'metrics' | 'reportFailure'>,
): RenderPage {
  const { log, metrics } = parts;
  const { countLookUp, dispose } = cacheMetrics(metrics, 'pages');
  const fetchFor = publicReplyCache(parts);

  async function render({ brand, app, files, path, language }: PageRequest): Promise<CachedPage> {
    const { renderApp, preload } = files;
    const fetch = fetchFor({ id: brand.id, hosts: brand.hosts, language });
    const at = Date.now();
    const end = metrics.renders.startTimer({ app });
    try {
      const rendered = await renderApp?.({ brand, path, language, fetch });
      end({ outcome: rendered?.complete ? 'complete' : 'incomplete' });
      return { rendered, preload: preload(rendered?.chunks ?? []), at };
    } catch (error) {
      end({ outcome: 'failed' });
      const fields = { brand: brand.slug, app, path: path.split('?', 1)[0], err: error };
      log.error(fields, 'A page could not be rendered');
      return { preload: preload([]), at };
    }
  }

  const pages = new LRUCache<string, CachedPage, PageRequest>({
    max: MAX_PAGES,
    ttl: FRESH_MS,
    dispose,
    async fetchMethod(_key, last, { context, options }) {
      const page = await render(context);
      if (isGood(page)) return page;
      options.ttl = INCOMPLETE_MS;
      return last && isGood(last) && isRecent(last) ? last : page;
    },
  });

  return async (request) => {
    const key = [request.brand.slug, request.app, request.language, request.path].join(' ');
    const remainingMs = pages.getRemainingTTL(key);
    const allowStale = remainingMs > -MAX_STALE_MS;
    countLookUp(remainingMs, allowStale);
    const page = await pages.fetch(key, { context: request, allowStale });
    return page ?? { preload: request.files.preload([]), at: Date.now() };
  };
}
