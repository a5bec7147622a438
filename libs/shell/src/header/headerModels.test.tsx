import type { Brand } from '@baize/brand';
import { renderPage, sampleRoutes, stubResizeObserver, testBrandWith } from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { Header } from './Header.tsx';
import { AppPartsContext } from '../start/AppPartsContext.ts';
import { PrimaryNav } from './PrimaryNav.tsx';

const routes = sampleRoutes(
  '/casino',
  '/livecasino',
  '/games',
  '/jackpot',
  '/bingo',
  '/promotions',
  '/Register',
);

const open = (layout: Partial<Brand['layout']>) =>
  renderPage(
    <AppPartsContext value={{ offers: () => <p>Two offers</p> }}>
      <Header nav={<PrimaryNav />} />
    </AppPartsContext>,
    { path: '/casino', routes, texts: [shellTexts, shellDeferredTexts], brand: testBrandWith({ layout }) },
  );

const nav = () => screen.findByRole('navigation', { name: 'Main menu', hidden: true });

beforeEach(stubResizeObserver);

describe.each(['classic', 'rail', 'centred', 'mega', 'bottom'] as const)('the header %s', (header) => {
  it('has logo, search, login and one settings menu that shows the language', async () => {
    await open({ header });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: 'Testhouse' })).toBeTruthy();
    expect(bar.getAllByRole('button', { name: /Search/, hidden: true }).length).toBeGreaterThan(0);
    expect(bar.getByRole('button', { name: 'Log in' })).toBeTruthy();
    const settings = await bar.findByRole('button', { name: 'Language and display, EN', hidden: true });
    expect(settings.textContent).toBe('EN');
  });
});

it.each(['classic', 'centred', 'mega', 'bottom'] as const)(
  '%s has every product in its nav',
  async (header) => {
    await open({ header });
    const row = within(await nav());
    for (const name of ['Casino', 'Live casino', 'Promotions'])
      expect(row.getByRole('link', { name, hidden: true })).toBeTruthy();
  },
);

it('a rail leaves no second nav in the header', async () => {
  await open({ header: 'rail' });
  expect(screen.queryByRole('navigation', { name: 'Main menu', hidden: true })).toBeNull();
});

describe('a product’s panel', () => {
  const arrow = async () => within(await nav()).findByRole('button', { name: 'Casino menu', hidden: true });
  const panel = () => screen.queryByRole('list', { name: 'Casino', hidden: true });

  it('opens on press, with the product, its categories and offers', async () => {
    await open({ header: 'mega' });
    await userEvent.click(await arrow());
    const links = within(panel() as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Casino',
      'Crash games',
      'Jackpots',
      'Virtual games',
      'Bingo',
    ]);
    expect(screen.getByText('Two offers')).toBeTruthy();
  });

  it('takes its entries out of the nav row', async () => {
    await open({ header: 'mega' });
    await arrow();
    expect(within(await nav()).queryByRole('link', { name: 'Jackpots', hidden: true })).toBeNull();
  });

  it('closes with Escape, and leaves the focus on its arrow', async () => {
    await open({ header: 'mega' });
    await userEvent.click(await arrow());
    await userEvent.keyboard('{Tab}{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(await arrow());
  });

  it('closes when one of its links is followed', async () => {
    const page = await open({ header: 'mega' });
    await userEvent.click(await arrow());
    await userEvent.click(within(panel() as HTMLElement).getByRole('link', { name: 'Bingo', hidden: true }));
    expect(page.address()).toBe('/bingo');
    expect(panel()).toBeNull();
  });
});

describe('the menu at the end of the nav', () => {
  const more = async () => within(await nav()).getByRole('button', { name: 'More', hidden: true });

  it('has the shortcuts if there is no utility bar', async () => {
    await open({ header: 'classic', utilityBar: 'hidden' });
    expect(screen.queryByRole('navigation', { name: 'Shortcuts', hidden: true })).toBeNull();
    await userEvent.click(await more());
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
    expect(shortcuts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Promotions hub',
      'Explore now',
    ]);
  });

  it('leaves the shortcuts to the utility bar if there is one', async () => {
    await open({ header: 'classic' });
    const bar = await screen.findByRole('navigation', { name: 'Shortcuts', hidden: true });
    await waitFor(() => expect(within(bar).getAllByRole('listitem', { hidden: true })).toHaveLength(2));
  });
});
