import { createI18n } from '@baize/i18n';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { lazyPage } from './lazyPage.ts';
import { lazyPages } from './lazyPages.ts';

const pages = () => ({
  here: lazyPage(() => Promise.resolve(() => <p>here</p>)),
  there: lazyPage(() => Promise.resolve(() => <p>there</p>)),
});

const show = (Shown: React.ComponentType, i18n = createI18n('en')) =>
  act(() =>
    Promise.resolve(
      void render(
        <I18nextProvider i18n={i18n}>
          <Suspense fallback={<p>loading</p>}>
            <Shown />
          </Suspense>
        </I18nextProvider>,
      ),
    ),
  );

it('loads the module with the first page, and each page by its name', async () => {
  const found = pages();
  const load = vi.fn(() => Promise.resolve(found));
  const page = lazyPages(load);
  expect(load).not.toHaveBeenCalled();
  await show(page('there').Component);
  expect(screen.getByText('there')).toBeTruthy();
});

it('renders synchronously after a preload, as hydration requires', async () => {
  const found = pages();
  const page = lazyPages(() => Promise.resolve(found))('here');
  const i18n = createI18n('en');
  await page.load(i18n);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <page.Component />
    </I18nextProvider>,
  );
  expect(container.textContent).toBe('here');
});

it('throws a ChunkLoadError for a failed module, and imports it again', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof pages>>>(() => Promise.reject(new Error('gone')));
  const page = lazyPages(load)('here');
  const i18n = createI18n('en');
  await expect(page.load(i18n)).rejects.toThrow(ChunkLoadError);
  load.mockImplementation(() => Promise.resolve(pages()));
  await expect(page.load(i18n)).resolves.toBeTruthy();
});
