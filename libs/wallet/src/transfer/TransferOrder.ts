import type { TransferDirection } from '@baize/ui';
import type { GameWallet, TransferBody } from '../game-wallet/GameWallet.ts';

/** What a player asks for. */
export interface TransferOrder {
  direction: TransferDirection;
  /** Minor units, more than 0. */
  minor: number;
}

/** `250.00` of minor units: by whole numbers, since a division would round. */
export const decimal = (minor: number) =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** The order as the platform reads it. */
export const bodyOf = ({ types }: GameWallet, { direction, minor }: TransferOrder): TransferBody => ({
  type: types[direction],
  amount: decimal(minor),
});
