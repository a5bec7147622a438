import { relative } from 'node:path';
import { ROOT } from '../ROOT.ts';
import { SETTINGS } from './SETTINGS.ts';

const shown = (fallback: string) =>
  fallback.startsWith(ROOT) ? relative(ROOT, fallback) : fallback || 'none';

const rows = Object.entries(SETTINGS).map(
  ([flag, { variable, value, about, fallback }]) =>
    `  ${`--${flag} <${value}>`.padEnd(26)}${variable.padEnd(16)}${about} (default ${shown(fallback)})`,
);

/** The usage text for `--help`. */
export const usage = `Usage: node tools/site/server/src/main.ts [options]

Each option can also be set as an environment variable; the option takes precedence.

${rows.join('\n')}
  --help`;
