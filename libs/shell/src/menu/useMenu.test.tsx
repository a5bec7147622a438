import type { AppRoute } from '@baize/routing';
import { answerWith, exampleBody, renderPage, samplePage, testBrandWith } from '@baize/testing';
import type { SiteOptions } from '@baize/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shellMessages } from '../messages.ts';
import { MENU_ITEMS, type MenuPlace } from './menuItems.ts';
import { useMenu } from './useMenu.ts';

const page = samplePage('x');
const routesOf = (...paths: string[]): AppRoute[] => [...paths, '*'].map((path) => ({ path, page }));
const ALL = routesOf('/', '/casino', '/Deposit', '/sport', '/poker', '/Promotions');

function Menu({ place }: { place: MenuPlace }) {
  return (
    <ul>
      {useMenu(place).map(({ id, label, current, href }) => (
        <li key={id} aria-current={current} data-href={href} title={label}>
          {id}
        </li>
      ))}
    </ul>
  );
}

interface Case extends NonNullable<Parameters<typeof renderPage>[1]> {
  place?: MenuPlace;
  options?: Partial<SiteOptions>;
}

async function menu({ place = 'side', options = {}, ...rest }: Case = {}) {
  const body = { ...exampleBody<SiteOptions>('getOptions', 'options'), ...options };
  const shown = await renderPage(<Menu place={place} />, {
    routes: ALL,
    texts: [shellMessages],
    answers: [answerWith('getOptions', { body })],
    ...rest,
  });
  await waitFor(() => expect(shown.queryClient.getQueryData(['options'])).toBeTruthy());
  return screen.getAllByRole('listitem').map((item) => item.textContent);
}

describe('the menus', () => {
  it('have everything for a site that has everything', async () => {
    expect(await menu()).toEqual([
      'home',
      'casino',
      'live-casino',
      'sport',
      'poker',
      'games',
      'jackpot',
      'bingo',
      'tv-games',
      'virtual',
      'promotions',
    ]);
  });

  it.each([
    ['sport', '0'],
    ['sport', ''],
    ['sport', undefined],
    ['poker', '0'],
    ['poker', 'yes'],
  ] as const)('%s is away when its option is %j', async (id, flag) => {
    expect(await menu({ options: { [id]: flag } })).not.toContain(id);
  });

  it('jackpots are away when the brand says so', async () => {
    expect(await menu({ brand: testBrandWith({ features: { jackpotMenu: false } }) })).not.toContain(
      'jackpot',
    );
  });

  it('the deposit is for players', async () => {
    expect(await menu({ place: 'bottom' })).not.toContain('deposit');
    document.body.replaceChildren();
    expect(await menu({ place: 'bottom', token: 'secret' })).toContain('deposit');
  });

  it('what an app does not mount vanishes', async () => {
    expect(await menu({ routes: routesOf('/', '/sport') })).toEqual(['home', 'sport']);
  });

  it('options that are not known yet show no sport', async () => {
    await renderPage(<Menu place="side" />, { routes: ALL, texts: [shellMessages] });
    expect(screen.queryByText('sport')).toBeNull();
    expect(await screen.findByText('sport')).toBeTruthy();
  });

  it.each([
    ['/', 'home'],
    ['/casino?type=casino', 'casino'],
    ['/casino?type=live_casino&category=3&page=2', 'live-casino'],
    ['/casino?type=bingo', 'bingo'],
    ['/Promotions', 'promotions'],
  ])('at %s the current place is %s', async (path, id) => {
    await menu({ path });
    const current = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true');
    expect(current.map((item) => item.textContent)).toEqual([id]);
  });

  it('every row leads somewhere and bears a text', async () => {
    await menu({ language: 'tr' });
    const rows = screen.getAllByRole('listitem');
    expect(rows.every(({ dataset }) => dataset.href?.startsWith('/'))).toBe(true);
    expect(rows.every(({ title }) => title !== '' && !title.includes('_'))).toBe(true);
    expect(new Set(MENU_ITEMS.map(({ id }) => id)).size).toBe(MENU_ITEMS.length);
  });
});
