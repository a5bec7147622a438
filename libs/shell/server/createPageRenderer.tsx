import { createQueryClient, setRequestContext, type RequestContext } from '@baize/api';
import { type Brand } from '@baize/brand';
import { optionsQueries, type Closure, type DeviceId } from '@baize/site';
import { createI18n, loadTexts, serverTexts, type Language } from '@baize/i18n';
import { matchRoute, NotFoundContext } from '@baize/routing';
import { recordImports } from '@baize/routing/server';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { AsyncLocalStorage } from 'node:async_hooks';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { shellTexts } from '../src/texts.ts';
import { loadPlayerParts } from '../src/header/playerParts.ts';
import { closedSite } from '../src/start-gate/closedSite.ts';
import { bodyClassesOf } from '../src/effects/bodyClassesOf.ts';
import { App } from '../src/start/App.tsx';
import type { AppConfig } from '../src/start/AppConfig.ts';
import type { PageState } from '../src/start/pageState.ts';
import { withTimeout } from './withTimeout.ts';
import { splitMeta } from './splitMeta.ts';

/** A request from the site server to a built app. */
export interface RenderRequest {
  brand: Brand;
  /** The page's normalized URL (`createCachedAddress`): a path, and a query if there is one. */
  path: string;
  language: Language;
  /** The visitor's window class, if it's known. */
  device?: DeviceId | undefined;
  /** The whole site is closed: every URL shows the reason. */
  closure?: Closure;
  /** Calls the platform; public data only. */
  fetch: typeof globalThis.fetch;
  /** Aborted if the request is abandoned. */
  signal?: AbortSignal;
}

/** A page rendered on the server by a built app. The site server only passes its state on. */
export interface RenderedPage<State = PageState> {
  /** Title and other metadata of the page, for its head. */
  head: string;
  /** The markup of #root. */
  html: string;
  /** The classes of `<body>`; none on the page of a closed site, which is the same at every URL. */
  bodyClass: string;
  /** `<style>` elements with the rules that the markup uses. */
  styles: string;
  /** The queries that the app hydrates from. */
  state: State;
  /** The modules that the page imports dynamically, by their keys in the manifest of the browser's build. */
  imports: readonly string[];
  /** What a player's browser needs besides. */
  playerImports: readonly string[];
  /** False when no route matches the address, or its page has nothing there. */
  found: boolean;
  /** False if the platform failed to answer a query; the markup shows that part as loading. */
  complete: boolean;
}

const CATCH_ALL = '*';
/** Timeout for the platform; the browser fetches anything that is late. */
const PLATFORM_TIMEOUT_MS = 2_000;
/** Without this, React streams a large page in parts and reassembles them with inline scripts. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

/** Requests for several brands render concurrently, so each has its own context. */
const requestContext = new AsyncLocalStorage<RequestContext>();
setRequestContext(() => requestContext.getStore());

/**
 * The visitor-specific options aren't sent with the markup, since it's cached for all visitors. Every browser refetches
 * the options immediately.
 */
function dropVisitor(queryClient: QueryClient) {
  const { queryKey } = optionsQueries.all();
  const options = queryClient.getQueryData(queryKey);
  if (options)
    queryClient.setQueryData(queryKey, { ...options, user: undefined } as unknown as typeof options, {
      updatedAt: 0,
    });
}

/* A relative path that begins with two slashes would be parsed as a host. */
const urlOf = (path: string) => new URL(`http://site${path}`);

type Match = ReturnType<typeof matchRoute>;

async function prefetch(config: AppConfig, match: Match, input: RenderRequest): Promise<QueryClient> {
  const { brand, path, language, fetch, device = config.device } = input;
  const queryClient = createQueryClient();
  const { searchParams: search } = urlOf(path);
  const isPublic = match && !match.route.player;
  const context: RequestContext = {
    siteId: brand.id,
    language: () => language,
    token: () => undefined,
    onUnauthorized: () => undefined,
    fetch,
  };
  await requestContext.run(context, () =>
    withTimeout(PLATFORM_TIMEOUT_MS, [
      queryClient.prefetchQuery(optionsQueries.all()),
      isPublic &&
        match.route.loader?.(queryClient, { params: match.params, search, brand, device, language }),
    ]),
  );
  dropVisitor(queryClient);
  return queryClient;
}

const hasSucceeded = ({ state }: { state: { status: string } }) => state.status === 'success';

/** A query without a reply renders as loading: only the browser's own call can tell whether it has failed. */
function dropUnanswered(queryClient: QueryClient): boolean {
  const cache = queryClient.getQueryCache();
  const unanswered = cache.getAll().filter((query) => !hasSucceeded(query));
  unanswered.forEach((query) => cache.remove(query));
  return unanswered.length > 0;
}

interface PageContext {
  queryClient: QueryClient;
  i18n: I18n;
}

async function renderMarkup(
  config: AppConfig,
  { brand, path, device, closure, signal }: RenderRequest,
  { queryClient, i18n }: PageContext,
) {
  const sheet = new ServerStyleSheet();
  let isMissing = false;
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={path}>
          <NotFoundContext value={() => (isMissing = true)}>
            <App {...{ config, brand, device, queryClient, i18n, closure }} />
          </NotFoundContext>
        </StaticRouter>
      </StyleSheetManager>,
      { ...IN_ONE_PIECE, signal },
    );
    /* On abort React returns the part rendered so far: half a page. */
    signal?.throwIfAborted();
    const markup = splitMeta(await new Response(prelude).text());
    return { ...markup, styles: sheet.getStyleTags(), isMissing };
  } finally {
    sheet.seal();
  }
}

/** Loads what the markup of a route shows: its page, or the skeleton of a player's page. The browser needs both. */
const loadPage = (match: Match, i18n: I18n) =>
  recordImports(() => Promise.all([match?.route.skeleton?.load(i18n), match?.route.page.load(i18n)]));

/** Renders the page of a closed site, which uses no platform data. */
async function renderClosed(config: AppConfig, input: RenderRequest): Promise<RenderedPage> {
  const { path, language, closure, device = config.device } = input;
  const queryClient = createQueryClient();
  const i18n = createI18n(language, input.brand.voice);
  await Promise.all([loadTexts(i18n, shellTexts, serverTexts), closedSite.load(i18n)]);
  const markup = await renderMarkup(config, input, { queryClient, i18n });
  const state = { path, language, device, queries: dehydrate(queryClient), closure };
  return { ...markup, bodyClass: '', state, imports: [], playerImports: [], found: true, complete: true };
}

async function renderPage(config: AppConfig, input: RenderRequest): Promise<RenderedPage | undefined> {
  const { path, language, device = config.device } = input;
  const match = matchRoute(config.routes, urlOf(path).pathname);
  const queryClient = await prefetch(config, match, input);
  const complete = !dropUnanswered(queryClient);
  const state = { path, language, device, queries: dehydrate(queryClient) };
  try {
    if (!queryClient.getQueryData(optionsQueries.all().queryKey)) return undefined;
    const i18n = createI18n(language, input.brand.voice);
    const [imports, playerImports] = await Promise.all([
      loadPage(match, i18n),
      recordImports(() => loadPlayerParts(i18n)),
      loadTexts(i18n, shellTexts, serverTexts),
    ]);
    const { isMissing, ...markup } = await renderMarkup(config, input, { queryClient, i18n });
    const found = match !== undefined && match.route.path !== CATCH_ALL && !isMissing;
    const bodyClass = match ? bodyClassesOf(match.route).join(' ') : '';
    return { ...markup, bodyClass, state, imports, playerImports, found, complete };
  } finally {
    queryClient.clear();
  }
}

/**
 * Server-side rendering of an app: for a brand and a URL, fetches public data from the platform and renders the page as
 * a visitor first sees it, before any script runs (ADR 3). The browser hydrates the same markup with the same code.
 * Rejects if its signal is aborted. Nothing is rendered without the site's options, because forms and menus depend on
 * them: options that arrive during hydration would re-render a form while a visitor is typing.
 */
export const createPageRenderer = (config: AppConfig) => (input: RenderRequest) =>
  input.closure ? renderClosed(config, input) : renderPage(config, input);
