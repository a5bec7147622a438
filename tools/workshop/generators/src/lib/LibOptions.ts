import type { LibLayer } from '../workspace/readLib.ts';

export interface LibOptions {
  name: string;
  layer: LibLayer;
  /** One sentence: what the lib owns. */
  owns: string;
  skipInstall?: boolean;
}
