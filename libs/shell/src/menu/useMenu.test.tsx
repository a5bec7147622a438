import type { SiteOptions } from '@baize/api';
import type { AppRoute } from '@baize/routing';
import { mockReply, exampleBody, renderPage, samplePage } from '@baize/testing';
import { NavTarget } from '@baize/ui';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { useOverlay } from '../overlays/overlayStore.ts';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { MENUS, type MenuName } from './MenuRow.ts';
import { useFullMenu } from './useFullMenu.ts';

const page = samplePage('x');
const routesOf = (...paths: string[]): AppRoute[] => [...paths, '*'].map((path) => ({ path, page }));
const ALL: AppRoute[] = [
  { path: '/casino', cachedQuery: ['type'], page },
  ...routesOf('/', '/Deposit', '/sport', '/poker', '/Promotions'),
];

function Menu({ place }: { place: MenuName }) {
  return (
    <>
      <ul>
        {useFullMenu(place).map((item) => (
          <li key={item.id} aria-current={item.current} title={item.label} data-id={item.id}>
            <NavTarget item={item}>{item.label}</NavTarget>
          </li>
        ))}
      </ul>
      <output>{useOverlay()}</output>
      <OverlayHost />
    </>
  );
}

interface Case extends NonNullable<Parameters<typeof renderPage>[1]> {
  place?: MenuName;
  options?: Partial<SiteOptions>;
}

const rows = () => screen.queryAllByRole('listitem');
const idsOf = (items: HTMLElement[]) => items.map(({ dataset }) => dataset.id);

async function menu({ place = 'side', options = {}, ...rest }: Case = {}) {
  const body = { ...exampleBody<SiteOptions>('getOptions', 'options'), ...options };
  const site = await renderPage(<Menu place={place} />, {
    routes: ALL,
    texts: [shellTexts, shellDeferredTexts],
    handlers: [mockReply('getOptions', { body })],
    ...rest,
  });
  await waitFor(() => expect(site.queryClient.getQueryData(['options'])).toBeTruthy());
  return site;
}

describe('useFullMenu', () => {
  it('has the rows that options, app and brand offer', async () => {
    await menu();
    expect(idsOf(rows())).toEqual([
      'home',
      'casino',
      'sport',
      'live_casino',
      'search',
      'poker',
      'airship_games',
      'jackpots',
      'virtual_games',
      'bingo',
      'tv_games',
    ]);
  });

  it('hides an entry when its option is off', async () => {
    await menu({ options: { sport: '0' } });
    expect(idsOf(rows())).not.toContain('sport');
  });

  it('shows no sport before the options load', async () => {
    await renderPage(<Menu place="side" />, { routes: ALL, texts: [shellTexts, shellDeferredTexts] });
    expect(screen.queryByText('Sports')).toBeNull();
    expect(await screen.findByText('Sports')).toBeTruthy();
  });

  it.each([
    ['/', 'side', 'home'],
    ['/casino?type=casino', 'side', 'casino'],
    ['/casino?type=live_casino&category=3&page=2', 'side', 'live_casino'],
    ['/casino?type=bingo', 'side', 'bingo'],
    ['/Promotions', 'offers', 'promotions'],
    ['/?type=of-an-advertisement', 'side', 'home'],
  ] as const)('at %s in %s marks only %s as current', async (path, place, id) => {
    await menu({ path, place });
    expect(idsOf(rows().filter(({ ariaCurrent }) => ariaCurrent === 'true'))).toEqual([id]);
  });

  it.each(MENUS)('%s has a label for every row, and no duplicate rows', async (place) => {
    await menu({ place, routes: routesOf('/', '/:one', '/:one/:two'), language: 'tr', token: 'secret' });
    expect(rows().filter(({ title }) => title === '' || title.includes('_'))).toEqual([]);
    expect(new Set(idsOf(rows())).size).toBe(rows().length);
  });
});

describe('an entry for players only', () => {
  it('asks a visitor to log in first', async () => {
    const site = await menu({ place: 'bottom' });
    await press('Deposit');
    expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
    expect(site.address()).toBe('/');
    await press('Close');
  });

  it('opens the deposit over the page for a player', async () => {
    const site = await menu({ place: 'bottom', token: 'secret' });
    await press('Deposit');
    expect(screen.getByRole('status').textContent).toBe('deposit');
    expect(site.address()).toBe('/');
  });

  it('is a link on its own page', async () => {
    await menu({ place: 'bottom', token: 'secret', path: '/Deposit' });
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('aria-current')).toBe('page');
  });
});
