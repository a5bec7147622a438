import { createQueryClient, setRequestContext } from '@baize/api';
import { readBrand } from '@baize/brand';
import {
  createI18n,
  isLanguage,
  LANGUAGE_KEY,
  loadTexts,
  rememberLanguage,
  serverTexts,
  initialLanguage,
} from '@baize/i18n';
import {
  cachedAddress,
  matchRoute,
  SiteRouter,
  yieldToMain,
  type Destination,
  type Match,
} from '@baize/routing';
import { rejectSession, sessionStore, waitForTokenRefresh } from '@baize/session';
import { storedText } from '@baize/site';
import { setUiNonce, startHydration } from '@baize/ui';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { loadPlayerParts } from '../header/playerParts.ts';
import { RootError } from '../boundary/RootError.tsx';
import { shellTexts } from '../texts.ts';
import { closedSite } from '../start-gate/closedSite.ts';
import { addMissingFeatures } from './addMissingFeatures.ts';
import { App } from './App.tsx';
import type { AppConfig } from './AppConfig.ts';
import { dropServerMeta } from './dropServerMeta.ts';
import { readPageState } from './pageState.ts';

const ignore = () => undefined;

/** Loads the first page's code and texts, and a player's data. What fails is requested again by the page. */
function loadFirstPage(
  { route, params }: Match,
  i18n: I18n,
  queryClient: QueryClient,
  destination: Omit<Destination, 'params'>,
) {
  /* A player's markup has no data. */
  if (route.player) route.loader?.(queryClient, { ...destination, params }).catch(ignore);
  return Promise.all([
    route.page.load(i18n).catch(ignore),
    route.skeleton?.load(i18n).catch(ignore),
    sessionStore.token.get() && loadPlayerParts(i18n).catch(ignore),
  ]);
}

/**
 * Starts an app with the brand from the HTML and the language from the browser. Hydrates the server-rendered markup, or
 * renders the page again if the markup is for another page (`cachedAddress`) or language. Resolves to React's root, so
 * that a test can unmount the app.
 */
export async function startApp(config: AppConfig): Promise<Root> {
  addMissingFeatures();
  /* Evaluating the entry chunk has already blocked a phone long enough. */
  await yieldToMain();
  setUiNonce(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '');
  const brand = readBrand(document);
  const stored = storedText(LANGUAGE_KEY).get();
  const language = initialLanguage(stored, brand.defaultLanguage);
  /* The site server only reads the cookie. */
  if (isLanguage(stored)) rememberLanguage(stored);
  const i18n = createI18n(language, brand.voice);
  const { documentElement } = document;
  /* Setting it again would give every element a new style. */
  if (documentElement.lang !== language) documentElement.lang = language;
  setRequestContext({
    siteId: brand.id,
    language: () => i18n.language,
    token: sessionStore.token.get,
    waitForTokenRefresh,
    onUnauthorized: rejectSession,
  });

  const queryClient = createQueryClient();
  const rendered = readPageState(document);
  if (rendered?.language === language) hydrate(queryClient, rendered.queries);

  const closure = rendered?.closure;
  const match = matchRoute(config.routes, location.pathname);
  const device = rendered?.device ?? config.device;
  const search = new URLSearchParams(location.search);
  await Promise.all([
    loadTexts(i18n, shellTexts, serverTexts),
    closure
      ? closedSite.load(i18n).catch(ignore)
      : match && loadFirstPage(match, i18n, queryClient, { search, brand, device, language }),
  ]);

  const element = document.getElementById('root');
  if (!element)
    throw new Error('The page has no #root to render into. Write its document with tools/site/document.');
  /* The markup is a visitor's; a player's parts replace a visitor's right after hydration. */
  const isSamePage =
    rendered?.language === language &&
    (closure !== undefined || rendered.path === cachedAddress(match?.route, location));
  const app = (
    <ErrorBoundary FallbackComponent={RootError}>
      <SiteRouter routes={config.routes} i18n={i18n}>
        <App {...{ config, brand, device, queryClient, i18n, closure }} />
      </SiteRouter>
    </ErrorBoundary>
  );
  /* On a page that reports, crashes are noted (ADR 78). */
  const options = globalThis.baizeFailures;
  /* In a transition, so that the page responds to taps during hydration. */
  let root: Root;
  startTransition(() => {
    if (isSamePage) {
      startHydration();
      root = hydrateRoot(element, app, options);
    } else {
      dropServerMeta();
      root = createRoot(element, options);
      root.render(app);
    }
  });
  return root!;
}
