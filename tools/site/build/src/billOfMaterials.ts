import sbom from 'rollup-plugin-sbom';
import type { Plugin } from 'vite';

type Options = Parameters<typeof sbom>[0];

/** Writes a CycloneDX bill of materials of the packages in a bundle, the same for each build. */
export const billOfMaterials = (options: Options): Plugin =>
  sbom({ outFormats: ['json'], includeWellKnown: false, saveTimestamp: false, ...options }) as Plugin;
