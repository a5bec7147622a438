import { RouteView, type AppRoute, lazyPage } from '@baize/routing';
import { renderPage, samplePage } from '@baize/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { PageBoundary } from './PageBoundary.tsx';

let broken = true;

function Moody() {
  if (broken) throw new Error('boom');
  return <h1>Well again</h1>;
}

const Open = ({ children }: { children: ReactNode }) => children;

const routes: AppRoute[] = [
  { path: '/', page: samplePage('Home') },
  { path: '/moody', page: lazyPage(() => Promise.resolve(Moody)) },
  { path: '/gone', page: lazyPage(() => Promise.reject(new Error('chunk gone'))) },
];

const open = (path: string) =>
  renderPage(
    <>
      <header>The header</header>
      <PageBoundary>
        <RouteView guard={Open} fallback={null} />
      </PageBoundary>
    </>,
    { path, routes, texts: [shellTexts, shellLaterTexts] },
  );

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a page that fails', () => {
  it('leaves everything around it standing', async () => {
    await open('/moody');
    expect(await screen.findByRole('heading', { name: 'We couldn’t open this page' })).toBeTruthy();
    expect(screen.getByText('The header')).toBeTruthy();
  });

  it('is cleared by going elsewhere', async () => {
    const page = await open('/moody');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to home' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(page.address()).toBe('/');
  });

  it('can be tried again', async () => {
    await open('/moody');
    await screen.findByRole('heading', { name: 'We couldn’t open this page' });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Well again' })).toBeTruthy();
  });

  it('may also be one whose code did not come: it says so and offers to reload', async () => {
    await open('/gone');
    expect(await screen.findByRole('heading', { name: 'The site has been updated' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
