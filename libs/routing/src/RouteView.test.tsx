import { BrandProvider, type Brand } from '@baize/brand';
import { createI18n } from '@baize/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation, useParams } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { AppLink } from './AppLink.tsx';
import type { AppRoute } from './AppRoute.ts';
import { lazyPage } from './lazyPage.ts';
import { RouteTable, useIsInPlay } from './RouteTable.ts';
import { RouteView } from './RouteView.tsx';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

const GamePage = () => <h1>Game {useParams().id}</h1>;
const importGame = vi.fn(() => Promise.resolve(GamePage));
const loader = vi.fn();

const routes: AppRoute[] = [
  {
    path: '/',
    page: lazyPage(() => Promise.resolve(() => <AppLink to="/PlayGame/7?from=home">Play</AppLink>)),
  },
  { path: '/PlayGame/:id', page: lazyPage(importGame), handle: { inPlay: true }, loader },
  { path: '/account', page: lazyPage(() => Promise.resolve(() => <h1>Account</h1>)), player: true },
  { path: '*', page: lazyPage(() => Promise.resolve(() => <h1>Not found</h1>)) },
];

const Guard = ({ children }: { children: ReactNode }) => <section aria-label="guarded">{children}</section>;
const Scope = ({ children }: { children: ReactNode }) => {
  const [first] = useState(useLocation().pathname);
  return <section aria-label={`since ${first}`}>{children}</section>;
};
const Footer = () => <p>{useIsInPlay() ? 'in play' : 'browsing'}</p>;

const i18n = createI18n('tr');
/** Nothing here reads it; `loader` gets it as it is. */
const brand = { slug: 'testhouse' } as Brand;
const open = (address: string) =>
  render(
    <I18nextProvider i18n={i18n}>
      <BrandProvider brand={brand}>
        <QueryClientProvider client={new QueryClient()}>
          <RouteTable value={routes}>
            <MemoryRouter initialEntries={[address]}>
              <RouteView guard={Guard} scope={Scope} fallback={<p>loading</p>} />
              <Footer />
            </MemoryRouter>
          </RouteTable>
        </QueryClientProvider>
      </BrandProvider>
    </I18nextProvider>,
  );

describe('the route table', () => {
  it.each(['/PlayGame/7', '/playgame/7', '/PLAYGAME/7'])('opens %s in any letter case', async (address) => {
    open(address);
    expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Game 7');
  });

  it('has its own scope for each page', async () => {
    open('/');
    expect(await screen.findByRole('region', { name: 'since /' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('link'));
    expect(await screen.findByRole('region', { name: /^since \/PlayGame/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'since /' })).toBeNull();
  });

  it('guards only what requires login', async () => {
    open('/account');
    expect(await screen.findByRole('region', { name: 'guarded' })).toBeTruthy();
  });

  it('shows the catch-all for anything else', async () => {
    open('/nowhere/at/all');
    expect((await screen.findByRole('heading')).textContent).toBe('Not found');
  });

  it('reports whether the page is a running game', () => {
    open('/PlayGame/7');
    expect(screen.getByText('in play')).toBeTruthy();
  });

  it('prefetches a link’s code and its data, after the frame that handles the event', async () => {
    importGame.mockClear();
    loader.mockClear();
    open('/');
    const link = await screen.findByRole('link');
    fireEvent.pointerEnter(link);
    fireEvent.pointerDown(link);
    expect(loader).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(2), PATIENCE_MS);
    expect(importGame).toHaveBeenCalled();
    const [, destination] = loader.mock.calls[0] as [
      unknown,
      { params: { id: string }; search: URLSearchParams; brand: Brand },
    ];
    expect(destination.brand.slug).toBe('testhouse');
    expect(destination.params.id).toBe('7');
    expect(destination.search.get('from')).toBe('home');
  });
});

it('loads a page again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(GamePage);
  const page = lazyPage(load);
  await expect(page.load(i18n)).rejects.toThrow('failed to load');
  await expect(page.load(i18n)).resolves.toBeTruthy();
});
