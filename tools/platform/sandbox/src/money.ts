/** Formats minor units (kuruş, cents) as the contract does: `123450n` becomes `"1234.50"`. */
export function formatMoney(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses `"1234.50"` (up to two decimal places) to minor units; undefined if it isn't an amount. */
export function parseMoney(text: string): bigint | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const minor = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -minor : minor;
}
