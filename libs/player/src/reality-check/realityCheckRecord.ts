import { storedJson } from '@baize/site';
import { isRealityCheckRecord } from './realityCheckSchedule.ts';

/** One record per browser, so that all tabs show and dismiss the check together. */
export const realityCheckRecord = storedJson('reality_check', isRealityCheckRecord);
