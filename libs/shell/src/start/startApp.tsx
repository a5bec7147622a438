import { createQueryClient, setRequestContext } from '@baize/api';
import { readBrand } from '@baize/brand';
import {
  createI18n,
  isLanguage,
  LANGUAGE_KEY,
  loadTexts,
  rememberLanguage,
  serverTexts,
  startLanguage,
} from '@baize/i18n';
import { freeTask, matchRoute } from '@baize/routing';
import { refuseSession, sessionStore, tokenSettled } from '@baize/session';
import { setUiNonce } from '@baize/ui';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router';
import { RootError } from '../boundary/RootError.tsx';
import { shellTexts } from '../texts.ts';
import { App } from './App.tsx';
import type { AppConfig } from './AppConfig.ts';
import { dropServerMeta } from './dropServerMeta.ts';
import { createRoot, hydrateRoot } from './pageRoot.ts';
import { readPageState } from './pageState.ts';

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/**
 * Starts an app in its page: brand from the HTML, language from the browser, then either takes over the picture that
 * the server painted or draws anew where that picture is of another path or language.
 */
export async function startApp(config: AppConfig) {
  /* The entry's own code has just been read, which holds a phone up long enough. */
  await freeTask();
  setUiNonce(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '');
  const brand = readBrand(document);
  const stored = storedLanguage();
  const language = startLanguage(stored, brand.defaultLanguage);
  /* The site server reads the cookie alone. */
  if (isLanguage(stored)) rememberLanguage(stored);
  const i18n = createI18n(language);
  document.documentElement.lang = language;
  setRequestContext({
    siteId: brand.id,
    language: () => i18n.language,
    token: sessionStore.token.get,
    tokenSettled,
    onUnauthorized: refuseSession,
  });

  const queryClient = createQueryClient();
  const painted = readPageState(document);
  if (painted?.language === language) hydrate(queryClient, painted.queries);

  const page = matchRoute(config.routes, location.pathname)?.route.page;
  await Promise.all([loadTexts(i18n, shellTexts, serverTexts), page?.load(i18n).catch(() => undefined)]);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to draw into. Render it with tools/brand-html.');
  const app = (
    <ErrorBoundary FallbackComponent={RootError}>
      <BrowserRouter>
        <App config={config} brand={brand} queryClient={queryClient} i18n={i18n} />
      </BrowserRouter>
    </ErrorBoundary>
  );
  const isPainted = painted?.path === location.pathname + location.search && painted.language === language;
  /* The picture is a visitor's: a player's page is drawn anew. */
  const takeOver = isPainted && sessionStore.token.get() === undefined;
  /* In slices: a finger on the page is answered between them. */
  startTransition(() => {
    if (takeOver) hydrateRoot(root, app);
    else {
      dropServerMeta();
      createRoot(root).render(app);
    }
  });
}
