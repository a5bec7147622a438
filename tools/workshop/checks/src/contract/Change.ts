/** One difference between two contracts. */
export interface Change {
  /** The operation's method and path: `GET /games`. */
  operation: string;
  operationId: string;
  /** The location in it: `request body.amount`, `200.data.url`. Empty for the operation itself. */
  place: string;
  what: string;
  /** Whether it can break a client that was correct before. */
  breaking: boolean;
}
