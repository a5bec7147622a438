import type { SiteProcess } from './SiteProcess.ts';

/** The target and amount of a load. */
export interface Load {
  site: SiteProcess;
  /** A host of each brand. */
  hosts: readonly string[];
  visitors: number;
  seconds: number;
}
