import { readArguments, webOrigin, wholeNumber } from '@baize/http';
import { join } from 'node:path';
import { STATE } from '../setup/paths.ts';

const DEFAULT_PORT = 4200;
/** The reference server's port is the site's plus this. */
export const SANDBOX_OFFSET = 100;

export const USAGE = `Usage: npm start -- [options]      (with hot reload: npm run dev -- [options])

  --port <number>        where the site listens (default ${DEFAULT_PORT}, or PORT of the environment); the reference server
                         listens ${SANDBOX_OFFSET} above it
  --platform <address>   an operator's platform, https://platform.example, instead of the reference server, which isn't
                         started then (or PLATFORM_URL of the environment)
  --data <folder>        where the reference server keeps everything, or "memory" (default .baize/sandbox)
  --ready-port <number>  a port that answers as soon as everything is up, for scripts that wait
  --help                 this text

In the environment: DATABASE_URL puts PostgreSQL in the place of the data folder; TRUST_PROXY names the proxies in front
of the site whose X-Forwarded-* headers count ("loopback", addresses and ranges, with commas between them); LOG_LEVEL is
how much the site server logs (default warn).`;

const OPTIONS = {
  port: { type: 'string' },
  platform: { type: 'string' },
  data: { type: 'string' },
  dev: { type: 'boolean' },
  'ready-port': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The operator's platform; undefined for the reference server. */
function platformOf(values: { platform?: string }, env: NodeJS.ProcessEnv): string | undefined {
  if (values.platform !== undefined) return webOrigin('--platform', values.platform);
  return env.PLATFORM_URL ? webOrigin('PLATFORM_URL', env.PLATFORM_URL) : undefined;
}

/**
 * Reads the command line; `help` when only the usage is wanted.
 * @throws UsageError
 */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  const values = readArguments(args, OPTIONS);
  if (values.help) return 'help';
  return {
    port: wholeNumber('port', values.port ?? env.PORT, [1, 65_535 - SANDBOX_OFFSET]) ?? DEFAULT_PORT,
    platform: platformOf(values, env),
    data: values.data ?? join(STATE, 'sandbox'),
    dev: values.dev ?? false,
    readyPort: wholeNumber('ready-port', values['ready-port'], [1, 65_535]),
  };
}
