import type { LibLayer } from '../workspace/readLib.ts';

export interface LibOptions {
  name: string;
  layer: LibLayer;
  /** One sentence: the lib's responsibility. */
  owns: string;
  skipInstall?: boolean;
}
