import { createQueryClient, setRequestContext, type RequestContext } from '@baize/api';
import { optionsQueries, type Brand } from '@baize/brand';
import { createI18n, loadTexts, serverTexts, type Language } from '@baize/i18n';
import { matchRoute } from '@baize/routing';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { AsyncLocalStorage } from 'node:async_hooks';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { shellTexts } from '../src/texts.ts';
import { App } from '../src/start/App.tsx';
import type { AppConfig } from '../src/start/AppConfig.ts';
import type { PageState } from '../src/start/pageState.ts';
import { withTimeout } from './withTimeout.ts';
import { splitMeta } from './splitMeta.ts';

export interface RenderInput {
  brand: Brand;
  /** Path and query. */
  path: string;
  language: Language;
  /** Calls the platform, for what is public. */
  fetch: typeof globalThis.fetch;
}

export interface RenderedPage {
  /** Title and other metadata of the page, for its head. */
  head: string;
  /** The markup of #root. */
  html: string;
  /** `<style>` elements with the rules that the markup needs. */
  styles: string;
  /** What the app hydrates from. */
  state: PageState;
  /** The build's names of the page's code. */
  chunks: readonly string[];
  /** False for an address that is no page. */
  found: boolean;
  /** False when the platform didn't answer for something, which the markup shows as loading. */
  complete: boolean;
}

const CATCH_ALL = '*';
/** How long the platform may take; what is late is fetched by the browser. */
const PLATFORM_TIMEOUT_MS = 2_000;
/** The page in one piece: React would send a large one in parts, to be put together by inline scripts. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

/** Pages of many brands are rendered at the same time, so each has a request context of its own. */
const requestContext = new AsyncLocalStorage<RequestContext>();
setRequestContext(() => requestContext.getStore());

/**
 * Every visitor fetches the options again at once; what they say of a visitor never comes with the markup: it would be
 * somebody else's.
 */
function dropVisitor(queryClient: QueryClient) {
  const { queryKey } = optionsQueries.all();
  const options = queryClient.getQueryData(queryKey);
  if (options)
    queryClient.setQueryData(queryKey, { ...options, user: undefined } as unknown as typeof options, {
      updatedAt: 0,
    });
}

type Match = ReturnType<typeof matchRoute>;

async function prefetch({ device }: AppConfig, match: Match, input: RenderInput): Promise<QueryClient> {
  const { brand, path, language, fetch } = input;
  const queryClient = createQueryClient();
  const { searchParams: search } = new URL(path, 'http://site');
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
      isPublic && match.route.prepare?.(queryClient, { params: match.params, search, device, language }),
    ]),
  );
  dropVisitor(queryClient);
  return queryClient;
}

const hasSucceeded = ({ state }: { state: { status: string } }) => state.status === 'success';

/** What didn't arrive renders as loading: whether it has failed is for the visitor's own call to say. */
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
  { brand, path }: RenderInput,
  { queryClient, i18n }: PageContext,
) {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={path}>
          <App config={config} brand={brand} queryClient={queryClient} i18n={i18n} />
        </StaticRouter>
      </StyleSheetManager>,
      IN_ONE_PIECE,
    );
    return { ...splitMeta(await new Response(prelude).text()), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

async function renderPage(config: AppConfig, input: RenderInput): Promise<RenderedPage | undefined> {
  const { path, language } = input;
  const match = matchRoute(config.routes, new URL(path, 'http://site').pathname);
  const queryClient = await prefetch(config, match, input);
  const complete = !dropUnanswered(queryClient);
  const state = { path, language, queries: dehydrate(queryClient) };
  try {
    if (!queryClient.getQueryData(optionsQueries.all().queryKey)) return undefined;
    const i18n = createI18n(language);
    await Promise.all([loadTexts(i18n, shellTexts, serverTexts), match?.route.page.load(i18n)]);
    const markup = await renderMarkup(config, input, { queryClient, i18n });
    const found = match !== undefined && match.route.path !== CATCH_ALL;
    return { ...markup, state, chunks: match?.route.chunks ?? [], found, complete };
  } finally {
    queryClient.clear();
  }
}

/**
 * Server-side rendering of an app: given a brand and an address, calls the platform for what is public and renders the page
 * as a visitor first sees it, so that it is there before any script (ADR 3). The app's own code renders it, so the browser
 * hydrates the same markup.
 *
 * Nothing is rendered without the site's options: forms and menus depend on them, and were they to arrive during hydration,
 * a form that somebody types into would render again.
 */
export const createPageRenderer = (config: AppConfig) => (input: RenderInput) => renderPage(config, input);
