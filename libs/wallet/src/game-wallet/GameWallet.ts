import type { TransferDirection } from '@baize/ui';

export const WALLET_NAMES = ['poker', 'live_slot', 'binary_option'] as const;
export type WalletName = (typeof WALLET_NAMES)[number];

/** What the platform gets for a transfer: its number for the direction, and a decimal amount. */
export interface TransferBody {
  type: 1 | 2;
  amount: string;
}

/** A wallet next to the main balance: how it is read, and how money gets in and out. */
export interface GameWallet {
  name: WalletName;
  /** The platform's number for each direction; poker's are the other way round (ADR 13). */
  types: Record<TransferDirection, TransferBody['type']>;
  /** @returns the balance as the platform sends it */
  askBalance: (signal: AbortSignal) => Promise<unknown>;
  /** @returns the platform's message */
  transfer: (body: TransferBody, key: string) => Promise<unknown>;
  /** Transfers need a user at the provider, which a refusal with code 1005 asks for. */
  needsUser: boolean;
}
