import type { TransferDirection } from '@baize/ui';
import type { GameWallet, TransferBody } from '../game-wallet/GameWallet.ts';

/** The player's transfer request. */
export interface TransferOrder {
  direction: TransferDirection;
  /** Minor units, more than 0. */
  minor: number;
}

/** Formats minor units as `250.00`. Uses integers, since a division would round. */
export const decimal = (minor: number) =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** The request body for an order. */
export const bodyOf = ({ types }: GameWallet, { direction, minor }: TransferOrder): TransferBody => ({
  type: types[direction],
  amount: decimal(minor),
});
