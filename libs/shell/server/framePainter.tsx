import { createQueryClient, type HomeData, type SiteOptions } from '@baize/api';
import { optionsQueries, type Brand, type DeviceId } from '@baize/brand';
import { loadMessages, serverMessages, startI18n, type Language } from '@baize/i18n';
import { matchRoute } from '@baize/routing';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { shellMessages } from '../src/messages.ts';
import { App } from '../src/start/App.tsx';
import type { AppConfig } from '../src/start/AppConfig.ts';
import type { PageState } from '../src/start/pageState.ts';

export interface FrameInput {
  brand: Brand;
  path: string;
  language: Language;
  /** Public data that is known already; without it the frame shows its loading state. */
  options?: SiteOptions;
  home?: HomeData;
}

export interface Frame {
  /** What goes into #root. */
  html: string;
  /** `<style>` elements with the rules the picture needs. */
  styles: string;
  state: PageState;
  /** False for an address that is no page. */
  found: boolean;
}

const CATCH_ALL = '*';

/** The page in one piece: React would send a large one in parts, to be put together by inline scripts. */
const WHOLE = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

interface Seeds {
  home: (queryClient: QueryClient, home: HomeData, device: DeviceId) => void;
}

let last: Promise<unknown> = Promise.resolve();

/** One frame at a time: the language is one for the whole process. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

function knownData({ options, home }: FrameInput, { device }: AppConfig, seeds: Seeds): QueryClient {
  const queryClient = createQueryClient();
  /* Kept for everybody, so it is asked for again at once: what it says of the visitor may be another's. */
  if (options) queryClient.setQueryData(optionsQueries.all().queryKey, options, { updatedAt: 0 });
  if (home) seeds.home(queryClient, home, device);
  return queryClient;
}

async function paint(config: AppConfig, seeds: Seeds, input: FrameInput): Promise<Frame> {
  const { brand, path, language } = input;
  startI18n(language);
  const { pathname } = new URL(path, 'http://site');
  const route = matchRoute(config.routes, pathname)?.route;
  await Promise.all([loadMessages(shellMessages, serverMessages), route?.page.load()]);
  const queryClient = knownData(input, config, seeds);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      <StyleSheetManager sheet={sheet.instance}>
        <StaticRouter location={path}>
          <App config={config} brand={brand} queryClient={queryClient} />
        </StaticRouter>
      </StyleSheetManager>,
      WHOLE,
    );
    const html = await new Response(prelude).text();
    return {
      html,
      styles: sheet.getStyleTags(),
      state: { path, language, queries: dehydrate(queryClient) },
      found: route !== undefined && route.path !== CATCH_ALL,
    };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
}

/**
 * Makes an app's painter: given a brand and what is publicly known, it paints the page that a visitor first sees, so
 * that it is there before any script (quality: speed). The app's own code draws it, so nothing shifts afterwards.
 */
export const framePainter = (config: AppConfig, seeds: Seeds) => (input: FrameInput) =>
  inTurn(() => paint(config, seeds, input));
