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
import { matchRoute, cachedAddress, yieldToMain } from '@baize/routing';
import { rejectSession, sessionStore, waitForTokenRefresh } from '@baize/session';
import { setUiNonce } from '@baize/ui';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router';
import { RootError } from '../boundary/RootError.tsx';
import { shellTexts } from '../texts.ts';
import { closedSite } from '../start-gate/closedSite.ts';
import { addMissingFeatures } from './addMissingFeatures.ts';
import { App } from './App.tsx';
import type { AppConfig } from './AppConfig.ts';
import { dropServerMeta } from './dropServerMeta.ts';
import { readPageState } from './pageState.ts';

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
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
  const stored = storedLanguage();
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
  const route = matchRoute(config.routes, location.pathname)?.route;
  await Promise.all([
    loadTexts(i18n, shellTexts, serverTexts),
    closure && closedSite.load(i18n).catch(() => undefined),
    route?.page.load(i18n).catch(() => undefined),
    route?.skeleton?.load(i18n).catch(() => undefined),
  ]);

  const element = document.getElementById('root');
  if (!element)
    throw new Error('The page has no #root to render into. Write its document with tools/site/document.');
  /* The markup is a visitor's; a player's parts replace a visitor's right after hydration. */
  const isSamePage =
    rendered?.language === language &&
    (closure !== undefined || rendered.path === cachedAddress(route, location));
  const app = (
    <ErrorBoundary FallbackComponent={RootError}>
      <BrowserRouter>
        <App {...{ config, brand, device: rendered?.device, queryClient, i18n, closure }} />
      </BrowserRouter>
    </ErrorBoundary>
  );
  /* On a page that reports, crashes are noted (ADR 78). */
  const options = globalThis.baizeFailures;
  /* In a transition, so that the page responds to taps during hydration. */
  let root: Root;
  startTransition(() => {
    if (isSamePage) root = hydrateRoot(element, app, options);
    else {
      dropServerMeta();
      root = createRoot(element, options);
      root.render(app);
    }
  });
  return root!;
}
