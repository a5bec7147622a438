import type { Promotion } from '@baize/api';
import { RouteView } from '@baize/routing';
import { RequirePlayer, sessionRoutes, useLoginDialog } from '@baize/session';
import { exampleBody, mockReply, renderPage, samplePage } from '@baize/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentRoutes } from '../routes.tsx';
import { contentTexts, promotionTexts } from '../texts.ts';

const NOW = Date.UTC(2026, 2, 1);
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const [welcome, tournament] = exampleBody<{ promotions: Promotion[] }>('getPromotions', 'promotions')
  .promotions as [Promotion, Promotion];
const promotions = [{ ...welcome, bonus: 'Welcome bonus' }, tournament];
const listed = mockReply('getPromotions', { body: { promotions } });
const bonuses = (status: number) =>
  mockReply('getBonusHistory', {
    body: {
      data: [{ id: 1, name: 'Welcome bonus', status, amount: '500.00', created_at: '2026-03-01 12:00:00' }],
      current_page: 1,
      last_page: 1,
      total: 1,
      per_page: 20,
    },
  });

const routes = [
  ...contentRoutes({ home: [] }),
  ...sessionRoutes,
  { path: '/Deposit', page: samplePage('Deposit') },
  { path: '/casino', page: samplePage('Casino') },
  { path: '/PlayerBonuses', page: samplePage('Bonuses') },
];

function Form() {
  const { open, form } = useLoginDialog();
  return <p>{open ? `asks to ${form}` : 'asks nothing'}</p>;
}

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const open = ({ handlers = [], path = '/Promotions', ...rest }: Options = {}) =>
  renderPage(
    <>
      <RouteView guard={RequirePlayer} fallback={null} />
      <Form />
    </>,
    { path, routes, texts: [contentTexts, promotionTexts], handlers: [listed, ...handlers], ...rest },
  );
const names = async () => {
  const list = await screen.findByRole('list', { name: 'Promotions', busy: false });
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

describe('the promotions list', () => {
  it('shows the terms in a line, and counts down to the end', async () => {
    await open();
    const card = await screen.findByRole('link', { name: new RegExp(tournament.name) });
    expect(card.textContent).toContain(tournament.terms);
    expect(within(card).getByRole('timer').textContent).toBe('Ends in 31 days 00:00:00');
  });

  it('is filtered by kind; the URL keeps the filter', async () => {
    const page = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Casino' }));
    expect(page.address()).toBe('/Promotions?kind=casino');
    expect(await names()).toEqual(['/Promotions/9']);
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(await names()).toEqual(['/Promotions/1', '/Promotions/9']);
  });

  it.each(['constructor', 'prize', ''])('shows all for an invalid kind: %j', async (kind) => {
    await open({ path: `/Promotions?kind=${kind}` });
    expect(await names()).toHaveLength(2);
  });

  it('shows an empty state for a kind without promotions, with a link to all', async () => {
    const page = await open({ path: '/Promotions?kind=sport' });
    await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
    expect(page.address()).toBe('/Promotions');
    expect(await names()).toHaveLength(2);
  });

  it('has no filter if all are of one kind', async () => {
    await open({ handlers: [mockReply('getPromotions', { body: { promotions: [welcome] } })] });
    await names();
    expect(screen.queryByRole('navigation', { name: 'Promotion types' })).toBeNull();
  });

  it.each([
    [1, 'Active for you'],
    [2, 'Completed'],
  ])('shows a player a bonus in state %i: %s', async (status, text) => {
    await open({ token: 'player', handlers: [bonuses(status)] });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('a promotion’s button', () => {
  const press = async (name: string, role: 'button' | 'link') => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole(role, { name }));
  };

  it('asks a visitor to sign up if it needs an account', async () => {
    await open({ path: '/Promotions/1' });
    await press('Sign up to join', 'button');
    expect(await screen.findByText('asks to register')).toBeTruthy();
  });

  it('takes a player to the promotion’s target', async () => {
    const page = await open({ path: '/Promotions/1', token: 'player', handlers: [bonuses(4)] });
    await press('Deposit now', 'link');
    expect(page.address()).toBe('/Deposit');
  });

  it('takes a player to an already granted bonus', async () => {
    const page = await open({ path: '/Promotions/1', token: 'player', handlers: [bonuses(1)] });
    await press('See my bonus', 'link');
    expect(page.address()).toBe('/PlayerBonuses');
  });

  it('takes a visitor to the games if no account is needed', async () => {
    const page = await open({ path: '/Promotions/9' });
    await press('Go to slots', 'link');
    expect(page.address()).toBe('/casino');
  });
});
