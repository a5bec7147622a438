import type { Profile } from '@baize/api';
import { depositedQueries, profileQueries, useAnnounceRound } from '@baize/player';
import {
  mockExample,
  mockReply,
  mockNetworkError,
  mockResolver,
  exampleBody,
  renderPage,
} from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { PlaySessionFacts } from './PlaySessionFacts.tsx';

const profile = (balance: unknown) => ({
  ...exampleBody<Profile>('getUserProfile', 'profile'),
  balance: balance as Profile['balance'],
});

/** The platform's balances, one per call; the last one repeats. */
const balances = (...given: unknown[]) =>
  mockResolver('getUserProfile', () => ({ body: profile(given.length > 1 ? given.shift() : given[0]) }));

const fact = (name: string) => screen.getByText(name).nextElementSibling as HTMLElement;
const net = () => fact('Net result').textContent;

async function open(...given: unknown[]) {
  const page = await renderPage(<PlaySessionFacts />, {
    token: 'secret',
    texts: [casinoTexts],
    handlers: [mockExample('getPendingTransactions', 'none'), balances(...given)],
  });
  const next = () => act(() => page.queryClient.refetchQueries({ queryKey: profileQueries.me().queryKey }));
  return { ...page, next };
}

describe('the net result', () => {
  it.each([
    ['100.00', '₺0.00', 'plain'],
    ['90.00', '−₺10.00', 'loss'],
    ['125.05', '₺25.05', 'win'],
    ['0.00', '−₺100.00', 'loss'],
    ['99.99', '−₺0.01', 'loss'],
  ])('from 100.00 to %s is %s', async (now, shown, tone) => {
    const { next } = await open('100.00', now);
    await waitFor(() => expect(net()).toBe('₺0.00'));
    await next();
    await waitFor(() => expect(net()).toBe(shown));
    expect(fact('Net result').dataset.tone).toBe(tone);
  });

  it('adds up over many rounds', async () => {
    const { next } = await open('0.10', '0.30', '0.20', '0.40');
    await waitFor(() => expect(net()).toBe('₺0.00'));
    for (const shown of ['₺0.20', '₺0.10', '₺0.30']) {
      await next();
      await waitFor(() => expect(net()).toBe(shown));
    }
  });

  it('is unknown while the balance is, and returns with it', async () => {
    const { next } = await open('100.00', null, '80.00');
    await waitFor(() => expect(net()).toBe('₺0.00'));
    await next();
    await waitFor(() => expect(net()).toBe('—'));
    await next();
    await waitFor(() => expect(net()).toBe('−₺20.00'));
  });

  it('starts from the platform’s balance, not from a remembered one', async () => {
    localStorage.setItem('user', JSON.stringify(profile('500.00')));
    await open('100.00');
    await waitFor(() => expect(fact('Balance').textContent).toBe('₺100.00'));
    expect(net()).toBe('₺0.00');
  });
});

describe('a deposit during the game', () => {
  const row = (id: number, status: number, amount: unknown) => ({ id, type: '1', status, amount });
  const deposits = (data: unknown[], pages = 1) =>
    mockReply('getFinancialHistory', {
      body: { data: { data, current_page: 1, last_page: pages, per_page: 20, total: 20 * pages } },
    });
  async function decided(answer: ReturnType<typeof deposits>, balance: string) {
    const page = await open('100.00', balance);
    await waitFor(() => expect(net()).toBe('₺0.00'));
    expect(page.calls('getFinancialHistory')).toHaveLength(0);
    page.use(answer);
    await act(() =>
      Promise.all(
        [depositedQueries.all().queryKey, profileQueries.me().queryKey].map((queryKey) =>
          page.queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    );
    await waitFor(() => expect(fact('Balance').textContent).not.toBe('₺100.00'));
    return page;
  }

  it('counts towards the balance, not as a win', async () => {
    const page = await decided(
      deposits([row(2, 1, '250.00'), row(1, 2, '900.00'), { ...row(3, 1, '70.00'), type: '2' }]),
      '340.00',
    );
    await waitFor(() => expect(net()).toBe('−₺10.00'));
    expect(page.calls('getFinancialHistory')[0]?.query).toMatchObject({ type: '1' });
  });

  it.each([
    ['fails to load', mockNetworkError('getFinancialHistory')],
    ['has no readable amount', deposits([row(2, 1, 'much')])],
    ['has more than a page', deposits([row(2, 1, '250.00')], 2)],
  ])('leaves the net result unknown if it %s', async (_, answer) => {
    await decided(answer, '350.00');
    await waitFor(() => expect(net()).toBe('—'));
  });
});

describe('a deposit sent before the game was opened', () => {
  const SENT = '2026-03-01 12:00:00';
  const row = (id: number, status: number, amount: unknown) => ({
    ...{ id, type: '1', status, amount, created_at: SENT },
    ...{ payment: { name: 'Bank transfer' }, manager_note: null },
  });
  const history = (...data: unknown[]) =>
    mockReply('getFinancialHistory', {
      body: { data: { data, current_page: 1, last_page: 1, per_page: 20, total: data.length } },
    });
  const WAITS = mockExample('getPendingTransactions', 'pending');

  async function openWith(pending: typeof WAITS, rows: ReturnType<typeof history>, balance: string) {
    const page = await renderPage(<PlaySessionFacts />, {
      token: 'secret',
      texts: [casinoTexts],
      handlers: [pending, rows, balances('100.00', balance)],
    });
    const next = () => act(() => page.queryClient.refetchQueries({ queryKey: profileQueries.me().queryKey }));
    return { ...page, next };
  }

  it.each([
    ['is approved during play is no win', 1, '340.00', '−₺10.00'],
    ['is rejected during play changes nothing', 2, '90.00', '−₺10.00'],
    ['still waits leaves a win a win', 0, '120.00', '₺20.00'],
  ])('and %s', async (_, status, balance, shown) => {
    /* An older one that the first balance includes. */
    const older = row(7, 1, '900.00');
    const page = await openWith(WAITS, history(row(41, 0, '250.00'), older), balance);
    await waitFor(() => expect(net()).toBe('₺0.00'));
    page.use(history(row(41, status, '250.00'), older));
    await page.next();
    await waitFor(() => expect(net()).toBe(shown));
    expect(page.calls('getFinancialHistory').at(-1)?.query.start_date).toBe(SENT);
  });

  it('never shows as a win, not even briefly', async () => {
    const page = await openWith(WAITS, history(row(41, 0, '250.00')), '350.00');
    await waitFor(() => expect(net()).toBe('₺0.00'));
    const seen = new Set<string | null>();
    const observer = new MutationObserver(() => seen.add(net()));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    page.use(history(row(41, 1, '250.00')));
    const before = page.calls('getFinancialHistory').length;
    await page.next();
    await waitFor(() => expect(page.calls('getFinancialHistory').length).toBeGreaterThan(before));
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    observer.disconnect();
    expect(net()).toBe('₺0.00');
    expect([...seen].filter((text) => text !== '₺0.00')).toEqual([]);
  });

  it('stays settled: later balances trigger no more requests', async () => {
    const page = await openWith(WAITS, history(row(41, 1, '250.00')), '90.00');
    await waitFor(() => expect(page.calls('getFinancialHistory')).toHaveLength(1));
    await page.next();
    await waitFor(() => expect(fact('Balance').textContent).toBe('₺90.00'));
    expect(page.calls('getFinancialHistory')).toHaveLength(1);
  });

  it.each([
    ['the pending transactions fail to load', mockNetworkError('getPendingTransactions'), history()],
    ['its outcome fails to load', WAITS, mockNetworkError('getFinancialHistory')],
    ['its number can’t be read', mockReply('getPendingTransactions', { body: { data: [{}] } }), history()],
  ])('leaves the net result unknown if %s', async (_, pending, rows) => {
    const page = await openWith(pending, rows, '350.00');
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    await page.next();
    await waitFor(() => expect(fact('Balance').textContent).toBe('₺350.00'));
    await waitFor(() => expect(net()).toBe('—'));
  });
});

describe('the play time', () => {
  afterEach(() => void vi.useRealTimers());

  it('counts whole minutes', async () => {
    vi.useFakeTimers();
    await open('1.00');
    expect(fact('Time played').textContent).toBe('0 min');
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(fact('Time played').textContent).toBe('0 min');
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect(fact('Time played').textContent).toBe('3 min');
  });
});

function RunningRound() {
  useAnnounceRound(true);
  return null;
}

it('labels the balance during a round as the one before it', async () => {
  await renderPage(
    <>
      <PlaySessionFacts />
      <RunningRound />
    </>,
    {
      token: 'secret',
      texts: [casinoTexts],
      handlers: [mockExample('getPendingTransactions', 'none'), balances('100.00')],
    },
  );
  await screen.findByText('Balance before this round');
});
