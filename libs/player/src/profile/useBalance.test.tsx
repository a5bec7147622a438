import type { Profile } from '@baize/api';
import { mockResolver, mockReply, exampleBody, renderPage } from '@baize/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBalance } from './useBalance.ts';

function Balance() {
  const { text, minor, refresh } = useBalance();
  return (
    <button onClick={refresh}>
      {text} / {minor ?? 'unknown'}
    </button>
  );
}

const profile = (change: Partial<Profile>) => ({
  ...exampleBody<Profile>('getUserProfile', 'profile'),
  ...change,
});
const handlers = (change: object) => [mockReply('getUserProfile', { body: profile(change) })];

describe('useBalance', () => {
  it.each([
    [{ balance: '1234.50', currency: 1 }, '₺1,234.50 / 123450'],
    [{ balance: '0.00', currency: 1 }, '₺0.00 / 0'],
    [{ balance: '7', currency: 2 }, '$7.00 / 700'],
    [{ balance: '7.5', currency: 9 }, '€7.50 / 750'],
    [{ balance: null }, '— / unknown'],
    [{ balance: 'a lot' }, '— / unknown'],
    [{ balance: '1,234.50' }, '— / unknown'],
  ])('%j is shown as %s', async (change, shown) => {
    await renderPage(<Balance />, { token: 'secret', handlers: handlers(change) });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it('is unknown for a visitor, without a request', async () => {
    const page = await renderPage(<Balance />);
    expect(screen.getByText('— / unknown')).toBeTruthy();
    expect(page.calls()).toHaveLength(0);
  });

  it('is refetched on demand', async () => {
    let balance = 0;
    const rising = mockResolver('getUserProfile', () => ({
      body: profile({ balance: `${(balance += 1)}.00` }),
    }));
    await renderPage(<Balance />, { token: 'secret', handlers: [rising] });
    await screen.findByText('₺1.00 / 100');
    act(() => screen.getByRole('button').click());
    expect(await screen.findByText('₺2.00 / 200')).toBeTruthy();
  });
});
