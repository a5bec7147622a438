import type { TierAmounts } from './jackpotQueries.ts';

/** Whether data from another tab are amounts by tier: the tab may run another build of the site. */
export const isTierAmounts = (data: unknown): data is TierAmounts =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  Object.values(data).every((amount) => typeof amount === 'number' && Number.isFinite(amount));
