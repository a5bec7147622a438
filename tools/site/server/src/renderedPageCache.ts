import { scriptJson } from '@baize/document';
import type { RenderedPage } from '@baize/shell/server';
import { versionOf, type AppFiles } from './AppFiles.ts';
import type { AppName } from './apps.ts';
import { failureLog } from './log/failureLog.ts';
import { cacheMetrics } from './metrics/cacheMetrics.ts';
import { RenderFailure } from './render/RenderFailure.ts';
import type { CachedPage, PageRequest, RenderPage } from './RenderPage.ts';
import { segmentedCache } from './segmentedCache.ts';
import type { SiteParts } from './SiteServerOptions.ts';

type Parts = Pick<SiteParts, 'replies' | 'log' | 'metrics' | 'pageCacheBytes' | 'keepsPages'>;

/** 100 MB: some hundred pages of a full lobby each. */
const MAX_BYTES = 100_000_000;
/** Size of an entry without its texts. */
const ENTRY_BYTES = 1_000;
const FRESH_MS = 60_000;
/** A page that lacks data is rendered again after this time. */
const INCOMPLETE_MS = 5_000;
/** If the page is older than this, a visitor waits for a new one. */
const MAX_STALE_MS = 600_000;
/** How long the last good page is served during a platform outage. */
const STALE_IF_ERROR_MS = 24 * 60 * 60_000;

/**
 * The maximum size of a cached page in bytes: text with Turkish letters takes two bytes per letter, its compressed
 * copies less than one.
 */
function sizeOf({ rendered, preload, playerPreload }: CachedPage, key: string): number {
  const { head = '', html = '', styles = '', state = '' } = rendered ?? {};
  const texts = [key, head, html, styles, state, ...preload, ...playerPreload];
  return texts.reduce((sum, { length }) => sum + 3 * length, ENTRY_BYTES);
}

const isGood = ({ rendered }: CachedPage) => rendered?.complete === true;
const isRecent = ({ at }: CachedPage) => Date.now() - at < STALE_IF_ERROR_MS;

const keyOf = ({ brand, app, files, language, device = files.device, path, closure }: PageRequest) =>
  [brand.slug, app, versionOf(files), language, device, path, JSON.stringify(closure)].join(' ');

/** The files that a page's HTML names. */
function preloadOf(
  { preload }: AppFiles,
  page?: Pick<RenderedPage<string>, 'imports' | 'playerImports'>,
): Pick<CachedPage, 'preload' | 'playerPreload'> {
  const ofAll = preload(page?.imports ?? []);
  return {
    preload: ofAll,
    playerPreload: preload(page?.playerImports ?? []).filter((file) => !ofAll.includes(file)),
  };
}

/** Pages without markup: one for all URLs of an app, so that it's compressed once (ADR 65). */
function pagesWithoutMarkup() {
  const pages = new Map<string, CachedPage>();
  return ({ brand, app, files, language }: PageRequest): CachedPage => {
    const key = [brand.slug, app, versionOf(files), language].join(' ');
    const page = pages.get(key) ?? { ...preloadOf(files), at: Date.now() };
    pages.set(key, page);
    return page;
  };
}

/**
 * Renders pages from public data, and caches each for a minute per language and device class; a stale one is served
 * while it is rendered again. If a page can't be rendered, or lacks data, the last good one of the past day is served
 * instead. If there is none, the incomplete page is sent, or one without markup, which the browser then renders. The
 * reason is logged. A page skipped for lack of time isn't cached. The least recently requested pages are evicted if the
 * cache exceeds `pageCacheBytes`, and first of all those that were requested only once.
 */
export function renderedPageCache(parts: Parts): RenderPage {
  const { replies, log, metrics, pageCacheBytes = MAX_BYTES } = parts;
  const { countLookUp, dispose } = cacheMetrics(metrics, 'pages');
  const reportRefusal = failureLog<{ app: AppName; path: string; reason: string }>(
    log,
    'Pages are sent without markup',
  );

  /** Counts and logs a page without markup. */
  function failed({ brand, app, path: address }: PageRequest, error: unknown) {
    const path = address.split('?', 1)[0] ?? '';
    const reason = error instanceof RenderFailure ? error.reason : 'error';
    metrics.withoutMarkup.inc({ reason });
    if (reason === 'error' || reason === 'crash')
      log.error({ brand: brand.slug, app, path, err: error }, 'A page could not be rendered');
    else reportRefusal({ app, path, reason });
    return { isRefused: reason === 'queue' };
  }

  async function render(request: PageRequest): Promise<CachedPage> {
    const { brand, app, files, path, language, device = files.device, closure } = request;
    const { renderApp } = files;
    const fetch = replies.fetchFor({ id: brand.id, hosts: brand.hosts, language });
    const at = Date.now();
    const end = metrics.renders.startTimer({ app, version: versionOf(files) });
    try {
      const rendered = await renderApp?.({ brand, path, language, device, closure, fetch });
      if (renderApp && !rendered) metrics.withoutMarkup.inc({ reason: 'options' });
      end({ outcome: rendered?.complete ? 'complete' : 'incomplete' });
      const page = rendered && { ...rendered, state: scriptJson(rendered.state) };
      return { rendered: page, ...preloadOf(files, page), at };
    } catch (error) {
      end({ outcome: 'failed' });
      return { ...preloadOf(files), at, ...failed(request, error) };
    }
  }

  if (parts.keepsPages === false) return render;

  const withoutMarkup = pagesWithoutMarkup();
  const partFor = segmentedCache<CachedPage, PageRequest>({
    maxSize: pageCacheBytes,
    sizeCalculation: sizeOf,
    ttl: FRESH_MS,
    dispose,
    async fetchMethod(_key, last, { context, options }) {
      const page = await render(context);
      if (isGood(page)) return page;
      options.ttl = INCOMPLETE_MS;
      if (last && isGood(last) && isRecent(last)) return last;
      return page.isRefused ? undefined : page;
    },
  });

  return async (request) => {
    const key = keyOf(request);
    const pages = partFor(key);
    const remainingMs = pages.getRemainingTTL(key);
    const allowStale = remainingMs > -MAX_STALE_MS;
    countLookUp(remainingMs, allowStale);
    const page = await pages.fetch(key, { context: request, allowStale });
    return page ?? withoutMarkup(request);
  };
}
