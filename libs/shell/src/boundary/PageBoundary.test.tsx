import { RouteView, type AppRoute, lazyPage } from '@baize/routing';
import { renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { startHydration, useFirstPageReady } from '@baize/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { PageBoundary } from './PageBoundary.tsx';

let broken = true;

function Flaky() {
  if (broken) throw new Error('boom');
  return <h1>Recovered</h1>;
}

const OpenGuard = ({ children }: { children: ReactNode }) => children;

const routes: AppRoute[] = [
  { path: '/', page: samplePage('Home') },
  { path: '/flaky', page: lazyPage(() => Promise.resolve(Flaky)) },
  { path: '/gone', page: lazyPage(() => Promise.reject(new Error('chunk gone'))) },
];

const open = (path: string) =>
  renderPage(
    <>
      <header>The header</header>
      <PageBoundary>
        <RouteView guard={OpenGuard} fallback={null} />
      </PageBoundary>
    </>,
    { path, routes, texts: [shellTexts, shellDeferredTexts] },
  );

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('PageBoundary', () => {
  it('keeps everything around a failing page', async () => {
    await open('/flaky');
    expect(await screen.findByRole('heading', { name: 'We couldn’t open this page' })).toBeTruthy();
    expect(screen.getByText('The header')).toBeTruthy();
  });

  it('doesn’t hold back the layout around a page that fails while it hydrates', async () => {
    startHydration();
    const Layout = () => <footer>{useFirstPageReady() ? 'all' : 'first'}</footer>;
    await renderPage(
      <>
        <Layout />
        <PageBoundary>
          <Flaky />
        </PageBoundary>
      </>,
      { texts: [shellTexts, shellDeferredTexts] },
    );
    expect(await screen.findByText('all')).toBeTruthy();
  });

  it('resets on navigation', async () => {
    const page = await open('/flaky');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to home' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(page.address()).toBe('/');
  });

  it('retries the page', async () => {
    await open('/flaky');
    await screen.findByRole('heading', { name: 'We couldn’t open this page' });
    broken = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Recovered' })).toBeTruthy();
  });

  it('offers to reload when the page’s code fails to load', async () => {
    await open('/gone');
    expect(await screen.findByRole('heading', { name: 'The site has been updated' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
