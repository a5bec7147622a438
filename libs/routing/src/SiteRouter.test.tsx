import { BrandProvider, type Brand } from '@baize/brand';
import { createI18n } from '@baize/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType, PropsWithChildren } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppLink } from './AppLink.tsx';
import type { AppRoute } from './AppRoute.ts';
import { lazyPage } from './lazyPage.ts';
import { RouteTable } from './RouteTable.ts';
import { RouteView } from './RouteView.tsx';
import { SiteRouter } from './SiteRouter.tsx';

const i18n = createI18n('en');
const Home = () => (
  <>
    <h1>Home{useLocation().search}</h1>
    <AppLink to="/lobby">Lobby</AppLink>
    <AppLink to="/deposit">Deposit</AppLink>
    <AppLink to="/?tab=2">Tab</AppLink>
  </>
);
const Lobby = () => <h1>Lobby</h1>;
const Form = () => <form aria-label="deposit" />;
const Skeleton = ({ children }: PropsWithChildren) => (
  <>
    <h1>Deposit</h1>
    {children}
  </>
);

/* As `RequirePlayer`, whose page has loaded by then. */
const Guard = ({ children, skeleton: Frame }: PropsWithChildren<{ skeleton?: ComponentType }>) =>
  Frame ? <Frame /> : children;

const lazily = <Props extends object>(Component: ComponentType<Props>) => {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive, page: lazyPage(() => arrival.then(() => Component)) };
};

async function open() {
  const home = lazyPage(() => Promise.resolve(Home));
  const lobby = lazily(Lobby);
  const deposit = lazily(Form);
  const skeleton = lazily(Skeleton);
  const routes: AppRoute[] = [
    { path: '/', page: home },
    { path: '/lobby', page: lobby.page },
    { path: '/deposit', page: deposit.page, skeleton: skeleton.page, player: true },
  ];
  await home.load(i18n);
  render(
    <I18nextProvider i18n={i18n}>
      <BrandProvider brand={{ slug: 'testhouse' } as Brand}>
        <QueryClientProvider client={new QueryClient()}>
          <RouteTable value={routes}>
            <SiteRouter routes={routes} i18n={i18n}>
              <RouteView guard={Guard} fallback={<p>loading</p>} />
            </SiteRouter>
          </RouteTable>
        </QueryClientProvider>
      </BrandProvider>
    </I18nextProvider>,
  );
  return { lobby, deposit, skeleton };
}

const heading = () => screen.getByRole('heading').textContent;

/** Without `act`, which would complete transitions too: what the frame after the press shows. */
async function inTheNextFrame(action: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  action();
  await Promise.resolve();
  const shown = heading();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return shown;
}
const press = (name: string) => inTheNextFrame(() => screen.getByRole('link', { name }).click());

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => vi.unstubAllGlobals());

it('shows a page whose code has loaded in the frame after the press', async () => {
  const { lobby } = await open();
  lobby.arrive();
  await lobby.page.load(i18n);
  await expect(press('Lobby')).resolves.toBe('Lobby');
  expect(location.pathname).toBe('/lobby');
});

it('keeps the old page until the code of the new one is there', async () => {
  const { lobby } = await open();
  await expect(press('Lobby')).resolves.toBe('Home');
  expect(location.pathname).toBe('/lobby');
  expect(screen.queryByText('loading')).toBeNull();
  lobby.arrive();
  expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeTruthy();
});

it('shows the skeleton of a player’s page, of which nothing else has loaded', async () => {
  const { skeleton } = await open();
  skeleton.arrive();
  await skeleton.page.load(i18n);
  await expect(press('Deposit')).resolves.toBe('Deposit');
});

it('goes back to a page with all of it, not with its skeleton', async () => {
  const { skeleton, deposit, lobby } = await open();
  skeleton.arrive();
  lobby.arrive();
  await Promise.all([skeleton.page.load(i18n), lobby.page.load(i18n)]);
  await press('Deposit');
  await act(() => Promise.resolve(history.pushState({ idx: 2 }, '', '/lobby')));
  await act(() => Promise.resolve(dispatchEvent(new PopStateEvent('popstate'))));
  history.replaceState({ idx: 1 }, '', '/deposit');
  const back = () => dispatchEvent(new PopStateEvent('popstate'));
  await expect(inTheNextFrame(back)).resolves.toBe('Lobby');
  deposit.arrive();
  expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeTruthy();
});

it('changes the query of a page in a transition', async () => {
  await open();
  await expect(press('Tab')).resolves.toBe('Home');
  expect(await screen.findByRole('heading', { name: 'Home?tab=2' })).toBeTruthy();
});
