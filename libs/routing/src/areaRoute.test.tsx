import { createI18n } from '@baize/i18n';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { areaRoute, type AreaPage } from './areaRoute.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { lazyPage } from './lazyPage.ts';

const textPage = (text: string) => lazyPage(() => Promise.resolve(() => <p>{text}</p>));

const area = (): Record<'/here' | '/there', AreaPage> => ({
  '/here': { page: textPage('here'), skeleton: textPage('heading of here') },
  '/there': { page: textPage('there') },
});

const show = (Shown: React.ComponentType<React.PropsWithChildren>, i18n = createI18n('en')) =>
  act(() =>
    Promise.resolve(
      void render(
        <I18nextProvider i18n={i18n}>
          <Suspense fallback={<p>loading</p>}>
            <Shown>content</Shown>
          </Suspense>
        </I18nextProvider>,
      ),
    ),
  );

it('loads the area with its first page, and finds each page by its path', async () => {
  const load = vi.fn(() => Promise.resolve(area()));
  const { path, page } = areaRoute(load)('/there');
  expect(path).toBe('/there');
  expect(load).not.toHaveBeenCalled();
  await show(page.Component);
  expect(screen.getByText('there')).toBeTruthy();
});

it('renders at once after it was loaded ahead, as hydration needs it', async () => {
  const pages = area();
  const { page } = areaRoute(() => Promise.resolve(pages))('/here');
  const i18n = createI18n('en');
  await page.load(i18n);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <page.Component />
    </I18nextProvider>,
  );
  expect(container.textContent).toBe('here');
});

it('has skeletons only in an area whose pages all have one', async () => {
  const load = () => Promise.resolve(area());
  expect(areaRoute(load)('/here', { player: true }).skeleton).toBeUndefined();
  await show(areaRoute(load, { skeletons: true })('/here', { player: true }).skeleton!.Component);
  expect(screen.getByText('heading of here')).toBeTruthy();
});

it('has loaded once the area has, and the page in it', async () => {
  const pages = area();
  const { page } = areaRoute(() => Promise.resolve(pages))('/here');
  const i18n = createI18n('en');
  expect(page.isLoaded(i18n)).toBe(false);
  await page.load(i18n);
  expect(page.isLoaded(i18n)).toBe(true);
});

it('rejects with a ChunkLoadError when the area fails to load, and loads it again the next time', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof area>>>(() => Promise.reject(new Error('gone')));
  const { page } = areaRoute(load)('/here');
  const i18n = createI18n('en');
  await expect(page.load(i18n)).rejects.toThrow(ChunkLoadError);
  load.mockImplementation(() => Promise.resolve(area()));
  await expect(page.load(i18n)).resolves.toBeTruthy();
});

it('requests the data that a page of the area asks for', async () => {
  const loader = vi.fn(() => Promise.resolve('data'));
  const importLoader = () => Promise.resolve(loader);
  const load = vi.fn(() => Promise.resolve({ '/here': { page: textPage('here'), importLoader } }));
  const route = areaRoute<'/here'>(load)('/here');
  const args = [{}, {}] as unknown as Parameters<NonNullable<typeof route.loader>>;
  await expect(route.loader?.(...args)).resolves.toBe('data');
  expect(loader).toHaveBeenCalledExactlyOnceWith(...args);
});

it('loads the code of the loader with the page, which renders without it too', async () => {
  const importLoader = vi.fn<NonNullable<AreaPage['importLoader']>>(() =>
    Promise.reject(new Error('offline')),
  );
  const { page } = areaRoute<'/here'>(() =>
    Promise.resolve({ '/here': { page: textPage('here'), importLoader } }),
  )('/here');
  await page.load(createI18n('en'));
  expect(importLoader).toHaveBeenCalledOnce();
  await show(page.Component);
  expect(screen.getByText('here')).toBeTruthy();
});
