import { relative } from 'node:path';
import { FOLDERS } from '../FOLDERS.ts';
import { SETTINGS } from './SETTINGS.ts';

const shown = (fallback: string) =>
  fallback.startsWith(FOLDERS.root) ? relative(FOLDERS.root, fallback) : fallback || 'none';

const rows = Object.entries(SETTINGS).map(
  ([flag, { variable, value, about, fallback }]) =>
    `  ${`--${flag} <${value}>`.padEnd(26)}${variable.padEnd(16)}${about} (default ${shown(fallback)})`,
);

/** The usage text for `--help`. */
export const usage = `Usage: node ${relative(process.cwd(), process.argv[1] ?? '')} [options]

Each option can also be set as an environment variable; the option takes precedence.

${rows.join('\n')}
  --help`;
