import { exampleBody, mockReply, renderPage, sampleGame } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { FakeSocket, tableState, useFakeSockets } from './fakeSocket.testing.ts';
import { LiveTableCard } from './LiveTableCard.tsx';

const OPTIONS = exampleBody<object>('getOptions', 'options');
let count = 0;

/** Each test has its own feed, since the page keeps one per URL. */
const withFeed = (options: object = {}) =>
  mockReply('getOptions', {
    body: {
      ...OPTIONS,
      live_feed_url: `wss://feed.example/${(count += 1)}`,
      live_feed_casino_id: 'baize',
      ...options,
    },
  });

const table = (id: number, fields = {}) =>
  sampleGame(id, { type: 5, demo: 0, name: `Table ${id}`, ...fields });

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const open = (options: Options = {}, ...ids: number[]) =>
  renderPage(
    <>
      {(ids.length > 0 ? ids : [7]).map((id) => (
        <LiveTableCard key={id} game={table(id)} />
      ))}
    </>,
    { path: '/livecasino', texts: [casinoTexts, casinoDeferredTexts], handlers: [withFeed()], ...options },
  );
const tile = (id = 7) => screen.getByRole('button', { name: `Table ${id}` });
const description = (id?: number) =>
  document.getElementById(tile(id).getAttribute('aria-describedby') ?? '')?.textContent;
const connect = async () => {
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  act(() => FakeSocket.last.accept());
};
const receive = (message: unknown) => act(() => FakeSocket.last.receive(message));

beforeEach(useFakeSockets);
afterEach(() => vi.unstubAllGlobals());

describe('a live table', () => {
  it('shows the table’s image and the points of the last round', async () => {
    const page = await open();
    await connect();
    const gameResult = { result: 'banker', winner: 'banker', player: 4, banker: 7 };
    const last20Results = [{ result: 'banker' }, { result: 'player' }];
    const tableImage = 'https://pictures.example/table-7.webp';
    receive(tableState('7', { tableType: 'BACCARAT', last20Results, gameResult, tableImage }));
    await screen.findByText('Last round 4 : 7');
    expect(page.container.querySelector('img')?.getAttribute('src')).toBe(tableImage);
  });

  it('shows dealer, limits, players and results from the feed', async () => {
    await open();
    await connect();
    receive(tableState('7'));
    await waitFor(() => expect(description()).toContain('Dealer: Ceyda'));
    expect(description()).toContain('Bet limits: ₺10 – ₺25,000');
    expect(description()).toContain('128 players');
    expect(screen.getByRole('list', { name: 'Last results, newest first' }).textContent).toContain('17');
  });

  it('formats amounts in Turkish, and in the table’s own currency', async () => {
    await open({ language: 'tr' });
    await connect();
    receive(tableState('7', { tableLimits: { minBet: 0.5, maxBet: 25000, currency: 'EUR' } }));
    await waitFor(() => expect(description()).toContain('Bahis aralığı: €0,5 – €25.000'));
  });

  it('counts the free seats of a blackjack table', async () => {
    await open();
    await connect();
    const seats = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((seat) => [`seat${seat}`, seat > 3]));
    receive(tableState('7', { tableType: 'BLACKJACK', last20Results: [], ...seats }));
    await waitFor(() => expect(description()).toContain('3 of 7 seats free'));
  });

  it('closes and opens with the feed', async () => {
    await open();
    await connect();
    receive(tableState('7', { error: 'table_closed' }));
    await waitFor(() => expect(tile().getAttribute('aria-disabled')).toBe('true'));
    expect(description()).toBe('Closed right now');
    receive(tableState('7'));
    await waitFor(() => expect(tile().getAttribute('aria-disabled')).toBeNull());
  });

  it('is closed if the platform reports it, whatever the feed reports', async () => {
    const page = await renderPage(<LiveTableCard game={table(7, { available: 0 })} />, {
      path: '/livecasino',
      texts: [casinoTexts, casinoDeferredTexts],
      handlers: [withFeed()],
    });
    expect(description()).toBe('Closed right now');
    await userEvent.click(tile());
    expect(page.address()).toBe('/livecasino');
  });

  it('shows dashes if the feed doesn’t know it', async () => {
    await open();
    await connect();
    receive({ type: 'state', tableId: '7', error: 'table_not_found' });
    await waitFor(() => expect(description()).toBe('Dealer: —unknownBet limits: —unknown'));
  });

  it.each([
    undefined,
    '',
    'https://feed.example/',
    'ws://feed.example/',
    'wss://user:secret@feed.example/',
    7,
  ])('shows dashes and opens no socket with the feed %j', async (live_feed_url) => {
    await open({ handlers: [withFeed({ live_feed_url })] });
    await waitFor(() => expect(description()).toContain('—'));
    expect(FakeSocket.all).toEqual([]);
  });

  it('shares one connection with the other tables', async () => {
    await open({}, 7, 8, 9);
    await connect();
    expect(FakeSocket.last.subscriptions.flat().sort()).toEqual(['7', '8', '9']);
    receive(tableState('8'));
    await waitFor(() => expect(description(8)).toContain('Ceyda'));
    expect(description(7)).toBe('');
  });

  it('opens for a player at once', async () => {
    const page = await open({ token: 'secret' });
    await userEvent.click(tile());
    expect(page.address()).toBe('/PlayGame/7');
  });
});
