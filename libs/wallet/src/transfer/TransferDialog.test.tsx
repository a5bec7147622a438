import { mockExample, mockNetworkError, mockPending, renderPage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { liveSlotWallet } from '../game-wallet/liveSlotWallet.ts';
import { pokerWallet } from '../game-wallet/pokerWallet.ts';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { amountBox, submit, typeAmount } from './transferForm.testing.tsx';
import { TransferDialog } from './TransferDialog.tsx';

function Place({ wallet }: { wallet: GameWallet }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <TransferDialog wallet={wallet} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

type Options = Parameters<typeof renderPage>[1];

async function open(wallet: GameWallet, options: Options = {}) {
  const page = await renderPage(<Place wallet={wallet} />, { token: 'secret', ...options });
  await press('Open');
  await screen.findByRole('dialog');
  return page;
}

it('closes after a success, with the platform’s message, and reopens empty', async () => {
  skipPressCooldown();
  const page = await open(liveSlotWallet);
  await typeAmount('20');
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.alert()).toBe('success: Your transfer is complete.');
  await press('Open');
  await screen.findByRole('dialog', { name: 'Live slot transfer' });
  expect(amountBox().value).toBe('');
});

it('stays open during the transfer, and after a refusal', async () => {
  const page = await open(liveSlotWallet, { handlers: [mockPending('transferLiveSlot')] });
  await typeAmount('20');
  submit();
  await waitFor(() => expect(page.calls('transferLiveSlot')).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await press('Close');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('shows an unknown outcome for a lost reply, and discards it when closed', async () => {
  await open(liveSlotWallet, { handlers: [mockNetworkError('transferLiveSlot')] });
  await typeAmount('20');
  submit();
  await screen.findByRole('region', { name: /^We don’t know yet/ });
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Open');
  await screen.findByRole('form', { name: 'Live slot transfer' });
});

it('turns into the poker name form, then back into the transfer (code 1005)', async () => {
  skipPressCooldown();
  await open(pokerWallet, { handlers: [mockExample('transferPoker', 'noPokerUser')] });
  await typeAmount('20');
  submit();
  await screen.findByRole('dialog', { name: 'Your name at the tables' });
  await userEvent.type(screen.getByLabelText('Poker name'), 'river_queen');
  await press('Create poker account');
  await screen.findByRole('dialog', { name: 'Poker transfer' });
  expect(amountBox().value).toBe('20');
});
