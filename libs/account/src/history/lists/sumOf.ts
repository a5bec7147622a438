/** The sum of amounts in minor units; undefined if one of them can't be read, since a partial sum would be wrong. */
export const sumOf = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
