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
import { onlyFor } from './onlyFor.ts';
import { splitMeta } from './splitMeta.ts';

export interface FrameInput {
  brand: Brand;
  /** Path and query. */
  path: string;
  language: Language;
  /** Asks the platform for what everybody may know. */
  fetch: typeof globalThis.fetch;
}

export interface Frame {
  /** Title and other metadata of the page, for its head. */
  head: string;
  /** What goes into #root. */
  html: string;
  /** `<style>` elements with the rules the picture needs. */
  styles: string;
  state: PageState;
  /** The build's names of the page's code. */
  chunks: readonly string[];
  /** False for an address that is no page. */
  found: boolean;
  /** False when something did not come from the platform; the picture shows its loading state instead. */
  complete: boolean;
}

const CATCH_ALL = '*';
/** How long the platform may take; what is late is asked for by the page itself. */
const PATIENCE_MS = 2_000;
/** The page in one piece: React would send a large one in parts, to be put together by inline scripts. */
const WHOLE = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

/** Pages of many brands are prepared at once, so who asks goes with each of them. */
const asking = new AsyncLocalStorage<RequestContext>();
setRequestContext(() => asking.getStore());

/**
 * Options are asked for again by every visitor at once, and what they say of a visitor never comes from a picture: it
 * would be another's.
 */
function forgetVisitor(queryClient: QueryClient) {
  const { queryKey } = optionsQueries.all();
  const options = queryClient.getQueryData(queryKey);
  if (options)
    queryClient.setQueryData(queryKey, { ...options, user: undefined } as unknown as typeof options, {
      updatedAt: 0,
    });
}

type Match = ReturnType<typeof matchRoute>;

async function askPlatform({ device }: AppConfig, match: Match, input: FrameInput): Promise<QueryClient> {
  const { brand, path, language, fetch } = input;
  const queryClient = createQueryClient();
  const { searchParams: search } = new URL(path, 'http://site');
  const isOpen = match && !match.route.player;
  const context: RequestContext = {
    siteId: brand.id,
    language: () => language,
    token: () => undefined,
    onUnauthorized: () => undefined,
    fetch,
  };
  await asking.run(context, () =>
    onlyFor(PATIENCE_MS, [
      queryClient.prefetchQuery(optionsQueries.all()),
      isOpen && match.route.prepare?.(queryClient, { params: match.params, search, device, language }),
    ]),
  );
  forgetVisitor(queryClient);
  return queryClient;
}

const hasCome = ({ state }: { state: { status: string } }) => state.status === 'success';

/** What did not come shows its loading state: whether it has failed is for the visitor's own call to say. */
function dropUnknown(queryClient: QueryClient): boolean {
  const cache = queryClient.getQueryCache();
  const unknown = cache.getAll().filter((query) => !hasCome(query));
  unknown.forEach((query) => cache.remove(query));
  return unknown.length > 0;
}

interface PageContext {
  queryClient: QueryClient;
  i18n: I18n;
}

async function draw(config: AppConfig, { brand, path }: FrameInput, { queryClient, i18n }: PageContext) {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={path}>
          <App config={config} brand={brand} queryClient={queryClient} i18n={i18n} />
        </StaticRouter>
      </StyleSheetManager>,
      WHOLE,
    );
    return { ...splitMeta(await new Response(prelude).text()), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

async function paint(config: AppConfig, input: FrameInput): Promise<Frame | undefined> {
  const { path, language } = input;
  const match = matchRoute(config.routes, new URL(path, 'http://site').pathname);
  const queryClient = await askPlatform(config, match, input);
  const complete = !dropUnknown(queryClient);
  const state = { path, language, queries: dehydrate(queryClient) };
  try {
    if (!queryClient.getQueryData(optionsQueries.all().queryKey)) return undefined;
    const i18n = createI18n(language);
    await Promise.all([loadTexts(i18n, shellTexts, serverTexts), match?.route.page.load(i18n)]);
    const picture = await draw(config, input, { queryClient, i18n });
    const found = match !== undefined && match.route.path !== CATCH_ALL;
    return { ...picture, state, chunks: match?.route.chunks ?? [], found, complete };
  } finally {
    queryClient.clear();
  }
}

/**
 * Makes an app's painter: given a brand and an address, it asks the platform for what everybody may know and renders
 * the page that a visitor first sees, so that it is there before any script (ADR 3). The app's own code draws it, so
 * nothing shifts afterwards.
 *
 * There is no picture without the site's options: forms and menus hang on them, and they could come while the script takes
 * the page over, which would draw anew what somebody types into.
 */
export const framePainter = (config: AppConfig) => (input: FrameInput) => paint(config, input);
