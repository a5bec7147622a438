import type { AppRoute } from '@baize/routing';
import { mockExample, mockPending, renderPage, samplePage, stubResizeObserver } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { Header } from './Header.tsx';
import { PrimaryNav } from './PrimaryNav.tsx';

const routes: AppRoute[] = [
  { path: '/casino', page: samplePage('Casino') },
  { path: '*', page: samplePage('Not found') },
];

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <Header nav={<PrimaryNav />} />
      <OverlayHost />
    </>,
    { path: '/casino', routes, texts: [shellTexts, shellDeferredTexts], ...options },
  );

beforeEach(stubResizeObserver);

describe('Header for a visitor', () => {
  it('links home and to the pages, and opens the login', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Testhouse' }).getAttribute('href')).toBe('/');
    const casino = await screen.findByRole('link', { name: 'Casino', hidden: true });
    expect(casino.getAttribute('href')).toBe('/casino');
    await press('Log in');
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
    await press('Close');
  });

  it('offers to sign up when the app has a page for it', async () => {
    const register = { path: '/Register', page: samplePage('Sign up') };
    const page = await open({ routes: [...routes, register] });
    await press('Sign up');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(page.address()).toBe('/casino');
    await press('Close');
  });

  it('leaves signing up to a layout that offers it elsewhere', async () => {
    const register = { path: '/Register', page: samplePage('Sign up') };
    await renderPage(<Header loginOnly />, { routes: [...routes, register], texts: [shellTexts] });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('requests no player data', async () => {
    const page = await open();
    expect(page.calls('getUserProfile')).toHaveLength(0);
  });
});

describe('Header for a player', () => {
  const findAccountButton = (name: string | RegExp) => screen.findByRole('button', { name });
  const openMenu = async () => userEvent.click(await findAccountButton(/defne.*₺1,234\.50/));

  it('shows name and balance', async () => {
    await open({ token: 'secret' });
    expect((await findAccountButton(/defne.*₺1,234\.50/)).textContent).toContain('defne');
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('shows a dash, never zero, for an unknown balance', async () => {
    await open({ token: 'secret', handlers: [mockPending('getUserProfile')] });
    expect((await findAccountButton('Balance unavailable')).textContent).not.toContain('0.00');
  });

  it('refetches the balance', async () => {
    const page = await open({ token: 'secret' });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: /Refresh balance/ }));
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(2));
  });

  it('keeps the menu open while the balance next to it loads', async () => {
    await open({ token: 'secret' });
    await openMenu();
    const refresh = await screen.findByRole('menuitem', { name: /Refresh balance.*1,234\.50/ });
    await userEvent.click(refresh);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('links to the account and the player protection pages', async () => {
    const page = samplePage('x');
    const paths = ['/account/menu', '/Deposit', '/Withdraw', '/account-limitation', '/self-exclusion'];
    const site = await open({
      token: 'secret',
      routes: paths.map((path) => ({ path, page })),
      path: '/Deposit',
    });
    await openMenu();
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Refresh balance'),
      'My account',
      'Deposit',
      'Withdraw',
      'My wallets',
      'My limits',
      'Self-exclusion',
      'Log out',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'My limits' }));
    expect(site.address()).toBe('/account-limitation');
  });

  it('shows the player’s ID', async () => {
    await open({ token: 'secret' });
    await openMenu();
    expect(await screen.findByText(/Player ID: 7/)).toBeTruthy();
  });

  it.each([
    ['the platform accepts it', mockExample('logout', 'loggedOut')],
    ['the platform fails', mockExample('logout', 'serverError')],
  ])('logs out when %s', async (_, reply) => {
    const page = await open({ token: 'secret', handlers: [reply] });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    await waitFor(() => expect(page.calls('logout')).toHaveLength(1));
    expect(page.address()).toBe('/casino');
  });
});
