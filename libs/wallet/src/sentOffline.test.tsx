import { countCallsOffline } from '@baize/testing';
import { expect, it } from 'vitest';
import type { GameWallet } from './game-wallet/GameWallet.ts';
import { usePokerUser } from './poker-user/usePokerUser.ts';
import { useTransfer } from './transfer/useTransfer.ts';
import { WALLETS } from './transfer/transferForm.testing.tsx';

function Transfer({ wallet }: { wallet: GameWallet }) {
  const { send } = useTransfer(wallet);
  const order = { direction: 'to-game', minor: 100 } as const;
  return <button onClick={() => void send(order, () => undefined)}>Send</button>;
}

function PokerUser() {
  const { name, change, submit } = usePokerUser(() => undefined);
  if (name === '') change('river_queen');
  return <button onClick={submit}>Send</button>;
}

const SENT_ONCE = { offline: 1, afterwards: 1 };

it.each(WALLETS)('$transfer is sent at once and never later', async ({ wallet, transfer }) =>
  expect(await countCallsOffline(transfer, <Transfer wallet={wallet} />)).toEqual(SENT_ONCE),
);

it('addPokerUser is sent at once and never later', async () =>
  expect(await countCallsOffline('addPokerUser', <PokerUser />)).toEqual(SENT_ONCE));
