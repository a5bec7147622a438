import { createI18n, declareTexts } from '@baize/i18n';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { lazyPart } from './lazyPart.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    part: { hello: string };
  }
}

const texts = declareTexts('part', (language) =>
  Promise.resolve({ default: { hello: language === 'tr' ? 'Merhaba' : 'Hello' } }),
);
const Greeting = () => <p>{useTranslation('part').t('hello')}</p>;

/** Shows which error its content has thrown. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.constructor.name}</p> : this.props.children;
  }
}

const renderPart = (Part: ComponentType) =>
  act(() =>
    Promise.resolve(
      void render(
        <I18nextProvider i18n={createI18n('tr')}>
          <Boundary>
            <Suspense fallback={<p>loading</p>}>
              <Part />
            </Suspense>
          </Boundary>
        </I18nextProvider>,
      ),
    ),
  );

it('loads with its texts', async () => {
  await renderPart(lazyPart(() => Promise.resolve(Greeting), texts));
  expect(await screen.findByText('Merhaba')).toBeTruthy();
});

it('fails like missing code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = new TypeError('Failed to fetch dynamically imported module: /part.js');
  await renderPart(lazyPart(() => Promise.reject(gone)));
  expect(await screen.findByText(ChunkLoadError.name)).toBeTruthy();
});

it('fails when all its texts fail to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = declareTexts('part', () => Promise.reject(new Error('offline')));
  await renderPart(lazyPart(() => Promise.resolve(Greeting), lost));
  expect(await screen.findByText(Error.name)).toBeTruthy();
});
