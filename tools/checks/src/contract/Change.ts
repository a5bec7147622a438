/** One difference between two contracts. */
export interface Change {
  /** The operation as it is called: `GET /games`. */
  operation: string;
  operationId: string;
  /** Where in it: `request body.amount`, `200.data.url`. Empty for the operation itself. */
  place: string;
  what: string;
  /** Whether a client that was right before may be wrong now. */
  breaking: boolean;
}
