import { createQueryClient } from '@baize/api';
import { useBrand } from '@baize/brand';
import { type DeviceId } from '@baize/site';
import {
  createI18n,
  loadTexts,
  serverAccountTexts,
  serverTexts,
  useI18n,
  type TextNamespace,
} from '@baize/i18n';
import type { AppRoute } from '@baize/routing';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { useState, type ReactNode } from 'react';
import { setTestContext, setSessionToken } from './setTestContext.ts';
import { scenarioHandlers } from './scenarioHandlers.ts';
import { mockPlatform } from './mockPlatform.ts';
import { withPlaceholderImages } from './withPlaceholderImages.ts';
import { TestSite } from './TestSite.tsx';
import { historyOf } from './historyOf.ts';

/** The catalogue's texts: its toolbar switches their language, and `pageLoader` loads them. */
export const storyI18n = createI18n('tr');

/** A story's `parameters`. */
export interface StoryPage {
  /** Answers that differ from the first success of every operation. */
  handlers?: readonly HttpHandler[];
  path?: string;
  /** Whether a player is logged in. */
  player?: boolean;
  routes?: readonly AppRoute[];
  device?: DeviceId;
}

/** The catalogue's toolbar settings for all pages. */
interface Toolbar {
  person?: string;
  scenario?: string;
}

function installPlaceholderImages() {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const response = await realFetch(...args);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    return new Response(withPlaceholderImages(await response.text()), response);
  };
}

/**
 * Sets up the platform, the player and a lib's texts: `loaders: [pageLoader(casinoTexts)]`. The catalogue's toolbar may
 * override who views the page and the outcome of its calls.
 */
export const pageLoader =
  (...texts: TextNamespace[]) =>
  async ({ parameters, globals }: { parameters: StoryPage; globals?: Toolbar }) => {
    const { handlers = [], player = false } = parameters;
    const person = globals?.person ?? 'story';
    localStorage.clear();
    setSessionToken(person === 'player' || (person === 'story' && player) ? 'story-token' : undefined);
    mockPlatform(...handlers, ...scenarioHandlers(globals?.scenario));
    installPlaceholderImages();
    await loadTexts(storyI18n, serverTexts, serverAccountTexts, ...texts);
  };

function Site({ page, children }: { page: StoryPage; children: ReactNode }) {
  const { path = '/', routes = [], device = 1 } = page;
  const brand = useBrand();
  const [queryClient] = useState(createQueryClient);
  const i18n = useI18n();
  setTestContext(brand, { i18n });
  return (
    <TestSite {...{ brand, device, routes, queryClient, i18n }} history={historyOf(path)}>
      {children}
    </TestSite>
  );
}

/** Wraps a story in everything that an app provides: `decorators: [withPage]`. */
export const withPage: Decorator = (Story, { parameters, globals, id }) => (
  <Site key={`${id} ${String(globals.person)} ${String(globals.scenario)}`} page={parameters}>
    <Story />
  </Site>
);
