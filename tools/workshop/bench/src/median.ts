/**
 * The median of the samples.
 * @throws if there are none, which is a bug in the measurement
 */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There are no samples to take the median of.');
  return (low + high) / 2;
}
