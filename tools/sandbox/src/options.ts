import { readArguments, wholeNumber } from '@baize/serve';
import { resolve } from 'node:path';
import type { SandboxOptions } from './startSandbox.ts';

export const USAGE = `Usage: node tools/sandbox/src/main.ts [options]

  --port <number>       where to listen (default 4300)
  --host <address>      on which address (default 127.0.0.1)
  --data <folder>       where to keep everything, or "memory" (default .baize/sandbox)
  --games <number>      how many games (default 1200)
  --seed <number>       what data, pictures and reels follow from (default 7)
  --providers-origin <origin>  where games are framed from (default http://providers.localhost:<port>)
  --faults              answer to the x-sandbox-fault header
  --production          do not check replies against the contract
  --quiet               log warnings and errors only
  --help                this text

With DATABASE_URL in the environment a PostgreSQL server takes the place of the data folder. TRUST_PROXY names proxies on
other machines whose X-Forwarded-* headers count: addresses and ranges with commas between them.`;

const SPEC = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  'providers-origin': { type: 'string' },
  faults: { type: 'boolean' },
  production: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Parses the command line; `help` when only the usage is requested.
 * @throws `UsageError` with the invalid option
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): SandboxOptions | 'help' {
  const values = readArguments(args, SPEC);
  if (values.help) return 'help';
  return {
    port: wholeNumber('port', values.port, [0, 65_535]),
    host: values.host,
    data: values.data === undefined || values.data === 'memory' ? values.data : resolve(values.data),
    games: wholeNumber('games', values.games, [60, 20_000]),
    seed: wholeNumber('seed', values.seed, [0, 2 ** 31]),
    providersOrigin: values['providers-origin']?.replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    faults: values.faults,
    production: values.production,
    quiet: values.quiet,
  };
}
