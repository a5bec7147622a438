import type { EgtJackpot } from '@baize/api';
import { currencyCode } from './currencyCode.ts';

const isLevel = (level: unknown) =>
  typeof level === 'object' &&
  level !== null &&
  'amount' in level &&
  Number.isFinite(level.amount) &&
  'currency' in level &&
  currencyCode(level.currency) !== undefined;

/** Whether what another tab has sent are amounts by level: it may run another build of the site. */
export const isLevelAmounts = (data: unknown): data is EgtJackpot[] =>
  Array.isArray(data) && data.every(isLevel);
