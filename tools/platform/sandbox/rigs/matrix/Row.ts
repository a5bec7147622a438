/** A named example of an operation, and how a test got it. */
export interface Row {
  operationId: string;
  /** `POST /transfer`, below `/_api`. */
  request: string;
  example: string;
  status: number;
  /** `real`: by the sandbox's rules; `forced`: forced by a fault; `missing`: not at all. */
  seen: 'real' | 'forced' | 'missing';
}
