import type { Profile } from '@baize/api';
import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBonusBalance } from './useBonusBalance.ts';

function Bonus() {
  const bonus = useBonusBalance();
  return <p>{bonus ? `${bonus.text} / ${bonus.minor ?? 'unknown'}` : 'no data'}</p>;
}

const profile = exampleBody<Profile>('getUserProfile', 'profile');

it.each([
  [{ bonus_balance: '250.00' }, '₺250.00 / 25000'],
  [{ bonus_balance: '0.00' }, '₺0.00 / 0'],
  [{ bonus_balance: '7.50', currency: 2 }, '$7.50 / 750'],
  [{ bonus_balance: 'plenty' }, '— / unknown'],
  [{ bonus_balance: null }, '— / unknown'],
  [{ bonus_balance: {} }, '— / unknown'],
  [{ bonus_balance: undefined }, 'no data'],
])('%j is shown as %s', async (change, shown) => {
  await renderPage(<Bonus />, {
    token: 'secret',
    handlers: [mockReply('getUserProfile', { body: { ...profile, ...change } })],
  });
  expect(await screen.findByText(shown)).toBeTruthy();
});
