import { mockNetworkError, mockReply, renderPage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pokerWallet } from '../game-wallet/pokerWallet.ts';
import { FORM_TEXTS, submit, typeAmount } from './transferForm.testing.tsx';
import { TransferForm } from './TransferForm.tsx';

type Options = Parameters<typeof renderPage>[1];

const openForm = (options: Options = {}) =>
  renderPage(<TransferForm wallet={pokerWallet} />, { token: 'secret', texts: FORM_TEXTS, ...options });

const keyOf = (call: { headers: Headers }) => call.headers.get('idempotency-key');

describe('a lost reply', () => {
  const LOST = 'We don’t know yet whether your transfer went through';

  it.each([
    ['the connection broke', mockNetworkError('transferPoker')],
    ['the reply is unreadable', mockReply('transferPoker', { body: 'x' })],
    ['the reply is empty', mockReply('transferPoker', { body: {} })],
    ['a gateway timed out', mockReply('transferPoker', { status: 504, body: { message: 'x' } })],
    ['it is still in progress', mockReply('transferPoker', { status: 409, body: { message: 'x' } })],
  ])('because %s is reported truthfully, and never retried automatically', async (_, reply) => {
    const page = await openForm({ handlers: [reply] });
    await typeAmount('40');
    submit();
    const region = await screen.findByRole('region', { name: LOST });
    expect(region).toBe(document.activeElement);
    expect(page.alert()).toBe(`warning: ${LOST}`);
    await press('Check balances');
    await waitFor(() => expect(page.calls('getPokerBalance').length).toBeGreaterThan(2));
    expect(page.calls('transferPoker')).toHaveLength(1);
  });

  it('keeps the key for the same transfer and explains it, and uses a new one for any other', async () => {
    skipPressCooldown();
    const page = await openForm({ handlers: [mockNetworkError('transferPoker')] });
    const again = async () => {
      await press('Back to the transfer');
      const notice = screen.queryByText(/^Your last transfer of this amount may already/);
      return Boolean(notice);
    };
    await typeAmount('41');
    submit();
    await screen.findByRole('region', { name: LOST });
    expect(await again()).toBe(true);
    submit();
    await screen.findByRole('region', { name: LOST });
    await again();
    await press('Swap direction');
    expect(screen.queryByText(/^Your last transfer/)).toBeNull();
    submit();
    await screen.findByRole('region', { name: LOST });
    const [first, second, third] = page.calls('transferPoker').map(keyOf);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('can deliberately be sent as a new transfer', async () => {
    skipPressCooldown();
    const page = await openForm({ handlers: [mockNetworkError('transferPoker')] });
    await typeAmount('42');
    submit();
    await press('Back to the transfer');
    await press('Make it a new transfer');
    submit();
    await waitFor(() => expect(page.calls('transferPoker')).toHaveLength(2));
    const [first, second] = page.calls('transferPoker').map(keyOf);
    expect(second).not.toBe(first);
  });

  it('keeps its key after the form is closed, and drops it once the outcome is known', async () => {
    skipPressCooldown();
    const first = await openForm({ handlers: [mockNetworkError('transferPoker')] });
    await waitFor(() => expect(first.calls('getUserProfile')).toHaveLength(1));
    await typeAmount('43');
    submit();
    await screen.findByRole('region', { name: LOST });
    const key = keyOf(first.calls('transferPoker')[0]!);
    first.unmount();
    const second = await openForm();
    await waitFor(() => expect(second.calls('getUserProfile')).toHaveLength(1));
    await typeAmount('43');
    submit();
    await press('New transfer');
    await typeAmount('43');
    submit();
    await waitFor(() => expect(second.calls('transferPoker')).toHaveLength(2));
    const [again, next] = second.calls('transferPoker').map(keyOf);
    expect(again).toBe(key);
    expect(next).not.toBe(key);
  });
});

describe('offline', () => {
  it('shows an error at once, and sends nothing, now or later', async () => {
    skipPressCooldown();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openForm();
    await typeAmount('40');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('You’re offline, so nothing was sent.');
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await page.queryClient.resumePausedMutations();
    expect(page.calls('transferPoker')).toHaveLength(0);
    submit();
    await waitFor(() => expect(page.calls('transferPoker')).toHaveLength(1));
  });
});
