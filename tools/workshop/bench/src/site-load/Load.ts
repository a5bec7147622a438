import type { SiteProcess } from './SiteProcess.ts';

/** The target and amount of a load. */
export interface Load {
  site: SiteProcess;
  /** A host of each brand. */
  hosts: readonly string[];
  visitors: number;
  seconds: number;
}

/** The host of a visitor's brand, rotating through all brands. */
export const hostOf = ({ hosts }: Load, visitor: number) => hosts[visitor % hosts.length] as string;
