import type { Profile, SiteOptions } from '@baize/api';
import {
  exampleBody,
  mockReply,
  renderPage,
  sampleRoutes,
  setSessionToken,
  stubResizeObserver,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { openOverlay } from '../overlays/overlayStore.ts';
import { StartGate } from '../start-gate/StartGate.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { WalletMenu } from './WalletMenu.tsx';

const options = { ...exampleBody<SiteOptions>('getOptions', 'options'), poker: '1' };

const open = async (...paths: string[]) => {
  const page = await renderPage(
    <StartGate>
      <WalletMenu />
    </StartGate>,
    {
      token: 'secret',
      routes: sampleRoutes('/', ...paths),
      texts: [shellTexts, shellDeferredTexts],
      handlers: [mockReply('getOptions', { body: options })],
    },
  );
  await press('My wallets');
  return { page, menu: await screen.findByRole('dialog', { name: 'My wallets' }) };
};

beforeEach(stubResizeObserver);

it('shows every wallet of the site, with its balance and a transfer', async () => {
  const { menu } = await open('/poker', '/live-slot', '/play-live-binary', '/Deposit', '/Withdraw');
  const rows = () => within(menu).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(5));
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).not.toContain('—'));
  expect(within(menu).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/Withdraw');
  await userEvent.click(within(menu).getByRole('button', { name: 'Transfer: Poker' }));
  expect(await screen.findByRole('dialog', { name: /poker/i })).toBeTruthy();
});

it('shows the bonus balance with a link to the bonuses, if the platform sends it', async () => {
  const { page, menu } = await open('/PlayerBonuses');
  const bonus = (await within(menu).findByText('Bonus balance')).closest('li')!;
  expect(bonus.textContent).toBe('Bonus balance₺250.00My bonuses');
  expect(within(bonus).getByRole('link').getAttribute('href')).toBe('/PlayerBonuses');
  const { bonus_balance: balance, ...withoutBonus } = exampleBody<Profile>('getUserProfile', 'profile');
  expect(balance).toBe('250.00');
  page.use(mockReply('getUserProfile', { body: withoutBonus }));
  await page.queryClient.invalidateQueries();
  await waitFor(() => expect(within(menu).queryByText('Bonus balance')).toBeNull());
});

it('requests nothing about wallets of games that the site doesn’t have', async () => {
  const { page, menu } = await open();
  await waitFor(() => expect(within(menu).getAllByRole('listitem')).toHaveLength(2));
  expect(page.calls('getPokerBalance')).toHaveLength(0);
  expect(page.calls('getLiveSlotBalance')).toHaveLength(0);
});

it('opens as a dialog from a phone’s account menu, gives way to the transfer and closes with the session', async () => {
  await renderPage(
    <StartGate>
      <AccountMenu />
      <OverlayHost />
    </StartGate>,
    {
      token: 'secret',
      routes: sampleRoutes('/', '/poker'),
      texts: [shellTexts, shellDeferredTexts],
      handlers: [mockReply('getOptions', { body: options })],
    },
  );
  await press(/defne/i);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My wallets' }));
  const wallets = await screen.findByRole('dialog', { name: 'My wallets' });
  await userEvent.click(within(wallets).getByRole('button', { name: 'Transfer: Poker' }));
  expect(await screen.findByRole('dialog', { name: /poker/i })).toBeTruthy();
  await waitFor(() => expect(wallets.dataset.state).toBe('closed'));
  act(() => openOverlay('wallets'));
  const again = await screen.findByRole('dialog', { name: 'My wallets' });
  act(() => setSessionToken(undefined));
  await waitFor(() => expect(again.dataset.state).toBe('closed'));
});
