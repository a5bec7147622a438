export interface Entry {
  accountId: number;
  /** Minor units; positive is a credit to the account. */
  amount: bigint;
}

export interface Posting {
  kind: 'deposit' | 'withdrawal' | 'round' | 'transfer' | 'adjustment';
  /** The reason for the movement; unique within the kind. */
  reference: string;
  /** Two or more entries with a sum of 0 in each currency. An account may have both a debit and a credit. */
  entries: readonly Entry[];
  idempotencyKey?: string;
  at: Date;
}

export interface PostedEntry extends Entry {
  balanceAfter: bigint;
}

export interface Posted {
  transactionId: number;
  entries: readonly PostedEntry[];
  /** True if the idempotency key was already posted, so nothing was moved now. */
  replayed: boolean;
}
