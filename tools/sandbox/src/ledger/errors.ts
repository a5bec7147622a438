/** A wallet does not hold what a posting would take from it. Nothing of the posting has happened. */
export class InsufficientFunds extends Error {
  override name = 'InsufficientFunds';
  readonly accountId: number;

  constructor(accountId: number, amount: bigint) {
    super(`Account ${accountId} does not hold ${-amount} minor units. Ask the player for a smaller amount.`);
    this.accountId = accountId;
  }
}

/** A posting that is no double entry, or names an account that does not exist: a mistake in the calling code. */
export class InvalidPosting extends Error {
  override name = 'InvalidPosting';
}

/** The same reference or idempotency key was posted before with other entries. */
export class PostingConflict extends Error {
  override name = 'PostingConflict';
}
