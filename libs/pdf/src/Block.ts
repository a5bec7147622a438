/** A block of text, which starts on a new line. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string; small?: boolean; depth?: number }
  | { kind: 'item'; mark: string; depth: number; text: string }
  | { kind: 'row'; cells: readonly string[]; head: boolean };
