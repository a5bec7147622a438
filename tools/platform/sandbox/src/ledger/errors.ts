/** A wallet doesn't cover a posting. Nothing of the posting was applied. */
export class InsufficientFunds extends Error {
  override name = 'InsufficientFunds';
  readonly accountId: number;

  constructor(accountId: number, amount: bigint) {
    super(`Account ${accountId} has less than ${-amount} minor units. Ask the player for a smaller amount.`);
    this.accountId = accountId;
  }
}

/** A posting isn't a valid double entry, or an account doesn't exist: a bug in the calling code. */
export class InvalidPosting extends Error {
  override name = 'InvalidPosting';
}

/** The same reference or idempotency key was already posted with other entries. */
export class PostingConflict extends Error {
  override name = 'PostingConflict';
}
