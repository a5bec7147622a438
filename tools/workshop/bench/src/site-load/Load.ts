import type { SiteProcess } from './SiteProcess.ts';

/** What a load is put on, and how much of it. */
export interface Load {
  site: SiteProcess;
  /** A host of each brand. */
  hosts: readonly string[];
  visitors: number;
  seconds: number;
}

/** The host of a visitor's brand: all brands in turn. */
export const hostOf = ({ hosts }: Load, visitor: number) => hosts[visitor % hosts.length] as string;
