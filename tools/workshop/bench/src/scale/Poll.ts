/** The tabs that repeat a request: one for all, one in the foreground for all, or each in the foreground. */
type PollingTabs = 'one' | 'oneVisible' | 'visible';

/** A request that open pages repeat. */
export interface Poll {
  name: string;
  everyMs: number;
  tabs: PollingTabs;
  asks: 'platform' | 'data service' | 'tables’ provider';
  /** The share of an open page's time during which it is needed, from 0 to 1. */
  needed: number;
}
