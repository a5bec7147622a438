import { createStore, useStore } from '@baize/ui/store';
import type { WalletName } from '../game-wallet/GameWallet.ts';
import type { TransferOrder } from './TransferOrder.ts';

interface Attempt {
  playerId: number | undefined;
  wallet: WalletName;
  order: TransferOrder;
}

/*
 * The keys of transfers whose reply was lost. They outlive the form: somebody who closes it and asks for the same
 * transfer again must not move the money twice.
 */
const keys = createStore<ReadonlyMap<string, string>>(new Map());

const nameOf = ({ playerId, wallet, order }: Attempt) =>
  [playerId, wallet, order.direction, order.minor].join('/');

/** The key of an attempt: the one it was sent with if its outcome is unknown, otherwise a new one. */
export function openAttempt(attempt: Attempt): string {
  const name = nameOf(attempt);
  const key = keys.get().get(name) ?? crypto.randomUUID();
  keys.set(new Map([...keys.get(), [name, key]]));
  return key;
}

/** The outcome is known, or the player wants a new transfer: the next attempt has a new key. */
export function closeAttempt(attempt: Attempt) {
  const name = nameOf(attempt);
  keys.set(new Map([...keys.get()].filter(([other]) => other !== name)));
}

/** Whether the same transfer was sent before and its outcome isn't known. */
export const useIsOpenAttempt = (attempt: Attempt): boolean => useStore(keys).has(nameOf(attempt));
