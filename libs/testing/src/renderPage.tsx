import { createQueryClient } from '@baize/api';
import type { Brand } from '@baize/brand';
import type { DeviceId } from '@baize/site';
import { changeLanguage, type Language, type TextNamespace } from '@baize/i18n';
import type { AppRoute, SiteActions } from '@baize/routing';
import { dismissAlert, useAlert } from '@baize/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router';
import { setTestContext, setSessionToken } from './setTestContext.ts';
import { mockPlatform, type MockPlatform } from './mockPlatform.ts';
import { testBrand } from './testBrand.ts';
import { testI18n } from './testI18n.ts';
import { historyOf } from './historyOf.ts';
import { TestSite } from './TestSite.tsx';

interface Options {
  /** The page's URL; a list is a history with the last entry as the current page. */
  path?: string | readonly string[];
  brand?: Brand;
  device?: DeviceId;
  language?: Language;
  /** Logs a player in with this token. */
  token?: string;
  routes?: readonly AppRoute[];
  texts?: readonly TextNamespace[];
  /** Answers that differ from the first success of every operation. */
  handlers?: readonly HttpHandler[];
  onUnauthorized?: () => void;
  /** Overlays that the page can open through the site; none by default. */
  actions?: Partial<SiteActions>;
  /** Fills the cache with existing data. */
  seed?: (queryClient: QueryClient) => void;
  /** Hydrates the page's server-rendered markup, after this has acted on it, as a fast visitor does. */
  beforeHydration?: (markup: HTMLElement) => void;
}

export interface RenderedPage extends RenderResult, MockPlatform {
  queryClient: QueryClient;
  location: () => Location;
  /** Switches the language, as the switch in the header does. */
  setLanguage: (language: Language) => Promise<void>;
  /** Path, query and hash of the current page. */
  address: () => string;
  /** Navigates like a link; `-1` is Back. */
  go: (to: string | number) => Promise<void>;
  /** The transient alert on screen, as `error: text`. */
  alert: () => string | undefined;
}

interface Seen {
  location?: Location;
  navigate?: NavigateFunction;
  alert?: () => string;
}

/** Reports values to the test that can't be read from the document. */
function Watch({ onChange }: { onChange: (seen: Seen) => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = useAlert();
  onChange({ location, navigate, alert: shown && (() => `${shown.type}: ${shown.message()}`) });
  return null;
}

const pathOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

function hydrateMarkup(page: ReactElement, beforeHydration: (markup: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  beforeHydration(container);
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  return render(page, { container, hydrate: true, onRecoverableError });
}

/** Renders a page or a component as in an app, on a platform that answers with the contract's examples. */
export async function renderPage(ui: ReactElement, options: Options = {}): Promise<RenderedPage> {
  const { path = '/', brand = testBrand, device = 1, language = 'en', routes = [], texts = [] } = options;
  const i18n = await testI18n(language, ...texts);
  dismissAlert();
  const site = mockPlatform(...(options.handlers ?? []));
  if (options.token !== undefined) setSessionToken(options.token);
  setTestContext(brand, { i18n, onUnauthorized: options.onUnauthorized });

  const queryClient = createQueryClient();
  options.seed?.(queryClient);
  const seen: { now: Seen } = { now: {} };
  const page = (
    <TestSite
      {...{ brand, device, routes, queryClient, i18n }}
      history={historyOf(path)}
      actions={options.actions}
    >
      {ui}
      <Watch onChange={(now) => (seen.now = now)} />
    </TestSite>
  );
  const { beforeHydration } = options;
  const rendered = beforeHydration ? hydrateMarkup(page, beforeHydration) : render(page);
  const location = () => seen.now.location as Location;
  return {
    ...rendered,
    ...site,
    queryClient,
    location,
    setLanguage: (next) => act(() => changeLanguage(i18n, next)),
    address: () => pathOf(location()),
    alert: () => seen.now.alert?.(),
    go: (to) => act(async () => seen.now.navigate?.(to as string)),
  };
}
