import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { libsOf } from './libsOf.ts';

/** What a build is: `version.json` next to its files. */
export interface AppVersion {
  /** The app's folder in `apps`. */
  app: string;
  version: string;
  /** The contract with the platform that it was built for (`info.version` in `openapi`). */
  contract: string;
  /** The versions of the libs inside, by package name. */
  libs: Record<string, string>;
  /** The commit, if it was packed for a release. */
  commit?: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Adds `version.json` to an app's files: its own version, those of the libs inside, and the contract's.
 * @param contract - the bundled OpenAPI description
 */
export function versionFile({ app, contract }: { app: string; contract: string }): Plugin {
  let root = '';
  return {
    name: 'baize:version-file',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle() {
      const { version } = readJson(join(root, 'package.json')) as { version: string };
      const about: AppVersion = {
        app,
        version,
        contract: (readJson(contract) as { info: { version: string } }).info.version,
        libs: libsOf(root),
      };
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify(about, undefined, 2)}\n`,
      });
    },
  };
}
