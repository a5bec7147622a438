import type { EgtJackpot } from '@baize/api';
import { currencyCode } from './currencyCode.ts';

const isLevel = (level: unknown) =>
  typeof level === 'object' &&
  level !== null &&
  'amount' in level &&
  Number.isFinite(level.amount) &&
  'currency' in level &&
  currencyCode(level.currency) !== undefined;

/** Whether data from another tab are amounts by level: the tab may run another build of the site. */
export const isLevelAmounts = (data: unknown): data is EgtJackpot[] =>
  Array.isArray(data) && data.every(isLevel);
