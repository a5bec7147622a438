import type { TransferDirection } from '@baize/ui';

export const WALLET_NAMES = ['poker', 'live_slot', 'binary_option'] as const;
export type WalletName = (typeof WALLET_NAMES)[number];

/** The request body of a transfer: the platform's number for the direction, and a decimal amount. */
export interface TransferBody {
  type: 1 | 2;
  amount: string;
}

/** A wallet next to the main balance, with calls to read it and to move money in and out. */
export interface GameWallet {
  name: WalletName;
  /** The platform's number for each direction; poker's are reversed (ADR 13). */
  types: Record<TransferDirection, TransferBody['type']>;
  /** @returns the balance as the platform sends it */
  fetchBalance: (signal: AbortSignal) => Promise<unknown>;
  /** @returns the platform's message */
  transfer: (body: TransferBody, key: string) => Promise<unknown>;
  /** Transfers need a user at the provider; without one they are refused with code 1005. */
  needsUser: boolean;
}
