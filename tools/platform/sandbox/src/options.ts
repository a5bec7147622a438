import { readArguments, wholeNumber } from '@baize/http';
import { resolve } from 'node:path';
import { DEFAULT_PICTURES } from './openSandbox.ts';
import type { SandboxOptions } from './startSandbox.ts';

export const USAGE = `Usage: node tools/platform/sandbox/src/main.ts [options]

  --port <number>       the port to listen on (default 4300)
  --host <address>      the address to listen on (default 127.0.0.1)
  --data <folder>       the data folder (default .baize/sandbox), or "memory", without drawing images ahead
  --pictures <folder>   folder of the rendered images (default .baize/pictures)
  --games <number>      number of games (default 1200)
  --seed <number>       seed of data, images and reels (default 7)
  --providers-origin <origin>  origin of the games (default http://providers.localhost:<port>)
  --site <origin>       the site, for the apps' versions on the control page
  --faults              accept the x-sandbox-fault header
  --production          don't validate replies against the contract
  --quiet               log warnings and errors only
  --help                show this text

The environment variable DATABASE_URL selects a PostgreSQL server instead of the data folder. TRUST_PROXY lists proxies on
other machines with trusted X-Forwarded-* headers: comma-separated addresses and ranges.`;

const SPEC = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  pictures: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  'providers-origin': { type: 'string' },
  site: { type: 'string' },
  faults: { type: 'boolean' },
  production: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Parses the command line; `help` if only the usage text is requested.
 * @throws `UsageError` with the invalid option
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): SandboxOptions | 'help' {
  const values = readArguments(args, SPEC);
  if (values.help) return 'help';
  return {
    port: wholeNumber('port', values.port, [0, 65_535]),
    host: values.host,
    data: values.data === undefined || values.data === 'memory' ? values.data : resolve(values.data),
    pictures: resolve(values.pictures ?? DEFAULT_PICTURES),
    games: wholeNumber('games', values.games, [60, 20_000]),
    seed: wholeNumber('seed', values.seed, [0, 2 ** 31]),
    providersOrigin: values['providers-origin']?.replace(/\/$/, ''),
    site: values.site?.replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    faults: values.faults,
    production: values.production,
    quiet: values.quiet,
  };
}
