/** One named example of one operation, and how the sandbox was seen to give it. */
export interface Row {
  operationId: string;
  example: string;
  status: number;
  /** `real`: the rules of the sandbox led to it; `told`: it was told to answer so; `missing`: neither. */
  seen: 'real' | 'told' | 'missing';
}
