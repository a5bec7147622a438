import { mockExample, mockPending, mockReply, mockResolver, renderPage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { TransferForm } from './TransferForm.tsx';
import { liveSlotWallet } from '../game-wallet/liveSlotWallet.ts';
import { pokerWallet } from '../game-wallet/pokerWallet.ts';
import { amountBox, FORM_TEXTS, submit, typeAmount, WALLETS } from './transferForm.testing.tsx';

type Options = Parameters<typeof renderPage>[1];

const openForm = (wallet: GameWallet, options: Options = {}) =>
  renderPage(<TransferForm wallet={wallet} />, { token: 'secret', texts: FORM_TEXTS, ...options });

const keyOf = (call: { headers: Headers }) => call.headers.get('idempotency-key');

describe.each(WALLETS)('a transfer with $transfer', ({ wallet, transfer, balance, into, back }) => {
  it('goes in once, with an idempotency key, and refetches both balances', async () => {
    const page = await openForm(wallet);
    await screen.findByText('₺320.00');
    await typeAmount('250');
    await press(/^Transfer ₺250\.00 to /);
    await screen.findByRole('region', { name: /^₺250\.00 is in your/ });
    expect(page.calls(transfer).map(({ body }) => body)).toEqual([{ type: into, amount: '250.00' }]);
    expect(keyOf(page.calls(transfer)[0]!)).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    await waitFor(() => expect(page.calls(balance)).toHaveLength(2));
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(2));
    expect(page.alert()).toBe('success: Your transfer is complete.');
  });

  it('goes back after the direction is swapped', async () => {
    const page = await openForm(wallet);
    await press('Swap direction');
    await typeAmount('12.5');
    await press('Transfer ₺12.50 to main balance');
    await screen.findByRole('region', { name: '₺12.50 is back in your main balance' });
    expect(page.calls(transfer).map(({ body }) => body)).toEqual([{ type: back, amount: '12.50' }]);
  });

  it('sends one call for 50 presses', async () => {
    const page = await openForm(wallet, { handlers: [mockPending(transfer)] });
    await typeAmount('10');
    for (let press = 0; press < 50; press += 1) submit();
    await waitFor(() => expect(page.calls(transfer)).toHaveLength(1));
    for (let press = 0; press < 50; press += 1) submit();
    expect(page.calls(transfer)).toHaveLength(1);
  });

  it('clears the amount: the next transfer has a new key', async () => {
    skipPressCooldown();
    const page = await openForm(wallet);
    for (const round of [1, 2]) {
      await typeAmount('10');
      submit();
      await screen.findByRole('region', { name: /^₺10\.00 is in/ });
      expect(page.calls(transfer)).toHaveLength(round);
      await press('New transfer');
      expect(amountBox().value).toBe('');
    }
    expect(new Set(page.calls(transfer).map(keyOf)).size).toBe(2);
  });

  it('shows 0.00 for an empty wallet', async () => {
    await openForm(wallet, { handlers: [mockExample(balance, 'empty')] });
    await waitFor(() => expect(screen.getByRole('group', { name: /^To: / }).textContent).toContain('₺0.00'));
  });

  it('shows a dash for an unknown balance', async () => {
    await openForm(wallet, { handlers: [mockExample(balance, 'serverError')] });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /^To: / }).textContent).toMatch(/—balance unknown$/),
    );
  });
});

describe('an invalid amount', () => {
  it.each([
    ['', 'Please fill in all fields.'],
    ['0', 'The amount must be more than zero.'],
  ])('%j is marked next to the field and shown in an alert', async (typed, message) => {
    const page = await openForm(pokerWallet);
    if (typed) await typeAmount(typed);
    submit();
    await waitFor(() => expect(amountBox().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(message)).toBeTruthy();
    expect(page.alert()).toBe(`error: ${message}`);
    expect(page.calls('transferPoker')).toHaveLength(0);
    await typeAmount('5');
    expect(screen.queryByText(message)).toBeNull();
    expect(page.alert()).toBeUndefined();
  });

  it('that the platform refuses is marked the same way', async () => {
    await openForm(pokerWallet, { handlers: [mockExample('transferPoker', 'fieldError')] });
    await typeAmount('5');
    submit();
    await waitFor(() => expect(amountBox().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('The amount must be more than zero.')).toBeTruthy();
  });
});

describe('a refusal', () => {
  it.each<[string, number, unknown, string]>([
    [
      'code 19',
      422,
      { status: false, code: 19, message: 'insufficient_balance' },
      'You don’t have enough in your balance.',
    ],
    [
      'code 19 as text',
      422,
      { data: { code: '19', message: 'insufficient_balance' } },
      'You don’t have enough in your balance.',
    ],
    [
      'code 19 under 400',
      400,
      { data: { code: 19, message: 'insufficient_balance' } },
      'You don’t have enough in your balance.',
    ],
    [
      'success false',
      422,
      { success: false, data: { message: 'No right to transfer' } },
      'No right to transfer',
    ],
    [
      'success false with 200',
      200,
      { success: false, data: { message: 'No right to transfer' } },
      'No right to transfer',
    ],
    ['status false with 200', 200, { status: false, message: 'Not now' }, 'Not now'],
    ['status false with 403', 403, { status: false, message: 'Not for you' }, 'Not for you'],
    [
      'fields of another name',
      422,
      { message: 'm', errors: { type: ['First of type', 'Second'] } },
      'First of type',
    ],
    ['500', 500, { message: 'The tables are closed' }, 'The tables are closed'],
    ['400', 400, { message: 'own' }, 'We couldn’t process that. Please check your details and try again.'],
    ['403', 403, { message: 'own' }, 'You don’t have permission to do this.'],
    ['404', 404, { message: 'own' }, 'We couldn’t find anything.'],
    ['405', 405, { message: 'own' }, 'This isn’t possible.'],
    ['429', 429, { message: 'own' }, 'Too many attempts. Please wait a moment.'],
    ['418', 418, { message: 'own' }, 'Something unexpected went wrong.'],
  ])('%s explains why, keeps the amount, and is also shown in an alert', async (_, status, body, message) => {
    const page = await openForm(liveSlotWallet, {
      handlers: [mockReply('transferLiveSlot', { status, body })],
    });
    await typeAmount('250');
    submit();
    await waitFor(() => expect(page.alert()).toMatch(/^error: ./));
    const shownText = screen.getByRole('alert').textContent;
    expect(page.alert()).toBe(`error: ${shownText}`);
    expect(shownText).toBe(message);
    expect(amountBox().value).toBe('250');
    expect(page.calls('transferLiveSlot')).toHaveLength(1);
  });

  it('is cleared by the next change, and can be retried with a new key', async () => {
    skipPressCooldown();
    const page = await openForm(pokerWallet, {
      handlers: [mockExample('transferPoker', 'insufficientBalance')],
    });
    await typeAmount('250');
    submit();
    await screen.findByRole('alert');
    await press('Swap direction');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Swap direction');
    submit();
    await waitFor(() => expect(page.calls('transferPoker')).toHaveLength(2));
    expect(new Set(page.calls('transferPoker').map(keyOf)).size).toBe(2);
  });
});

describe('without a poker user (code 1005)', () => {
  it('asks for a name, creates the user, and returns to the transfer with its amount', async () => {
    skipPressCooldown();
    const page = await openForm(pokerWallet, { handlers: [mockExample('transferPoker', 'noPokerUser')] });
    await typeAmount('40');
    submit();
    const name = await screen.findByLabelText<HTMLInputElement>('Poker name');
    expect(page.alert()).toBe('error: You don’t have a poker account yet.');
    expect(document.activeElement).toBe(name);
    fireEvent.change(name, { target: { value: 'river_queen' } });
    await press('Create poker account');
    await waitFor(() => expect(amountBox().value).toBe('40'));
    expect(document.activeElement).toBe(amountBox());
    expect(page.calls('addPokerUser').map(({ body }) => body)).toEqual([{ username: 'river_queen' }]);
    expect(page.alert()).toBe('success: Your poker account is ready.');
    page.use(mockExample('transferPoker', 'transferred'));
    submit();
    await screen.findByRole('region', { name: '₺40.00 is in your poker wallet' });
  });

  it('only shows a message for another wallet', async () => {
    await openForm(liveSlotWallet, {
      handlers: [
        mockReply('transferLiveSlot', {
          status: 422,
          body: { status: false, code: 1005, message: 'poker_user_not_found' },
        }),
      ],
    });
    await typeAmount('40');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('You don’t have a poker account yet.');
    expect(amountBox().value).toBe('40');
  });
});

it('follows a language change while a refusal is shown', async () => {
  const page = await openForm(pokerWallet, {
    handlers: [mockExample('transferPoker', 'insufficientBalance')],
  });
  await typeAmount('40');
  submit();
  await screen.findByText('You don’t have enough in your balance.');
  await page.setLanguage('tr');
  await screen.findByText('Bakiyeniz yetersiz.');
});

it('uses the player’s currency', async () => {
  const dollars = mockResolver('getUserProfile', () => ({
    body: { id: 1, username: 'sam', currency: 2, balance: '80.00', favorite_games: [] },
  }));
  await openForm(pokerWallet, { handlers: [dollars] });
  expect(await screen.findByText(/^(US)?\$80\.00$/)).toBeTruthy();
});
