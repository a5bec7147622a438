import { BrandProvider } from '@baize/brand';
import { storyI18n } from '@baize/testing';
import { StyleRules } from '@baize/ui';

import type { Preview } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { brandAssets } from 'virtual:brand-themes';
import { assertOwnImages } from './assertOwnImages.ts';
import { catalogueTheme } from './catalogueTheme.ts';
import {
  applyGlobals,
  assertOneStylesheet,
  brandOf,
  defaultGlobals,
  type PreviewGlobals,
} from './applyGlobals.ts';

/* As in the unit tests: on a busy machine a page's first code takes a while to load. */
configure({ asyncUtilTimeout: 10_000 });

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'contrast' | 'globe' | 'play' | 'user' | 'lightning',
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/**
 * Resolves after the next frame, so that axe, which runs then, sees the result of a component's measurements
 * (`ResizeObserver`). A busy machine may take a while to render one.
 */
const frameRendered = () =>
  new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Whether the stories run as tests: passed axe checks aren't read there, and describing them takes as long as checking.
 */
const inTests = '__vitest_browser__' in globalThis;

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { ...defaultGlobals },
  globalTypes: {
    brand: toolbar(
      'Brand',
      'paintbrush',
      brandAssets.map(({ brand }) => ({ value: brand.slug, title: brand.name })),
    ),
    scheme: toolbar('Scheme', 'contrast', [
      { value: 'dark', title: 'Dark' },
      { value: 'light', title: 'Light' },
    ]),
    lang: toolbar('Language', 'globe', [
      { value: 'tr', title: 'Türkçe' },
      { value: 'en', title: 'English' },
    ]),
    motion: toolbar('Motion', 'play', [
      { value: 'moving', title: 'Moving' },
      { value: 'still', title: 'Quiet mode' },
    ]),
    person: toolbar('Who looks', 'user', [
      { value: 'story', title: 'As the story says' },
      { value: 'visitor', title: 'Visitor' },
      { value: 'player', title: 'Player' },
    ]),
    scenario: toolbar('What happens to the calls', 'lightning', [
      { value: 'story', title: 'As the story says' },
      { value: 'waiting', title: 'No answer yet' },
      { value: 'server-error', title: 'Server error' },
      { value: 'too-many', title: 'Too many requests' },
      { value: 'offline', title: 'No connection' },
    ]),
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(inTests && { options: { resultTypes: ['violations'] } }) },
    backgrounds: { disable: true },
    docs: { theme: catalogueTheme },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colours', 'Type', 'Shape', 'Layout', 'Motion', 'Looks', 'Icons', 'Icon', 'SocialLogo'],
          'Controls',
          'Page',
          '*',
          'Casino',
          'Content',
          'Session',
          'Shell',
          'Brands',
        ],
      },
    },
    viewport: {
      options: {
        mobile: viewport('Mobile', 360, 740),
        sideways: viewport('Phone held sideways', 844, 390),
        tablet: viewport('Tablet', 768, 1024),
        web: viewport('Web', 1280, 800),
      },
    },
  },
  loaders: [
    ({ globals, parameters }) =>
      applyGlobals(globals as unknown as PreviewGlobals, parameters.looks !== false),
  ],
  afterEach: async () => {
    await frameRendered();
    assertOneStylesheet();
    assertOwnImages();
  },
  decorators: [
    (Story, { globals }) => (
      <StyleRules>
        <I18nextProvider i18n={storyI18n}>
          <BrandProvider brand={brandOf(globals.brand)}>
            <Story />
          </BrandProvider>
        </I18nextProvider>
      </StyleRules>
    ),
  ],
};

export default preview;
