import type { AppRoute } from '@baize/routing';
import { mockExample, mockPending, renderPage, samplePage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { Header } from './Header.tsx';
import { PrimaryNav } from './PrimaryNav.tsx';

const routes: AppRoute[] = [
  { path: '/casino', page: samplePage('Casino') },
  { path: '*', page: samplePage('Nowhere') },
];

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <Header nav={<PrimaryNav />} />
      <OverlayHost />
    </>,
    { path: '/casino', routes, texts: [shellTexts, shellLaterTexts], ...options },
  );

beforeEach(() => {
  const Blind = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Blind);
});

describe('the header of a visitor', () => {
  it('leads home, to the places, and to the login', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Testhouse' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Casino', hidden: true }).getAttribute('href')).toBe('/casino');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('offers to sign up where the app has a page for it', async () => {
    const register = { path: '/Register', page: samplePage('Sign up') };
    const page = await open({ routes: [...routes, register] });
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(page.address()).toBe('/casino');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('asks nothing about a player', async () => {
    const page = await open();
    expect(page.calls('getUserProfile')).toHaveLength(0);
  });
});

describe('the header of a player', () => {
  const account = (name: string | RegExp) => screen.findByRole('button', { name });
  const menu = async () => userEvent.click(await account(/defne.*₺1,234\.50/));

  it('shows name and balance', async () => {
    await open({ token: 'secret' });
    expect((await account(/defne.*₺1,234\.50/)).textContent).toContain('defne');
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('shows a dash, never zero, for a balance that is not known', async () => {
    await open({ token: 'secret', handlers: [mockPending('getUserProfile')] });
    expect((await account('Balance unavailable')).textContent).not.toContain('0.00');
  });

  it('asks for the balance anew', async () => {
    const page = await open({ token: 'secret' });
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: /Refresh balance/ }));
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(2));
  });

  it('keeps the menu open while the balance next to it loads', async () => {
    await open({ token: 'secret' });
    await menu();
    const refresh = await screen.findByRole('menuitem', { name: /Refresh balance.*1,234\.50/ });
    await userEvent.click(refresh);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('leads to the account, and to what protects a player', async () => {
    const page = samplePage('x');
    const paths = ['/Deposit', '/Withdraw', '/Account', '/account-limitation', '/self-exclusion'];
    const site = await open({
      token: 'secret',
      routes: paths.map((path) => ({ path, page })),
      path: '/Deposit',
    });
    await menu();
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Refresh balance'),
      'Deposit',
      'Withdraw',
      'My details',
      'My limits',
      'Self-exclusion',
      'Log out',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'My limits' }));
    expect(site.address()).toBe('/account-limitation');
  });

  it('says the number of the player', async () => {
    await open({ token: 'secret' });
    await menu();
    expect(await screen.findByText(/Player ID: 7/)).toBeTruthy();
  });

  it.each([
    ['the platform agrees', mockExample('logout', 'loggedOut')],
    ['the platform fails', mockExample('logout', 'serverError')],
  ])('logs out when %s', async (_, reply) => {
    const page = await open({ token: 'secret', handlers: [reply] });
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    await waitFor(() => expect(page.calls('logout')).toHaveLength(1));
    expect(page.address()).toBe('/casino');
  });
});
