import { readArguments, webOrigin, wholeNumber } from '@baize/http';
import { join } from 'node:path';
import { STATE } from '../setup/paths.ts';

const DEFAULT_PORT = 4200;
/** The reference server's port is the site's plus this offset. */
export const SANDBOX_OFFSET = 100;

export const USAGE = `Usage: npm start -- [options]      (with hot reload: npm run dev -- [options])

  --port <number>        port of the site (default ${DEFAULT_PORT}, or the environment variable PORT);
                         the reference server's port is ${SANDBOX_OFFSET} higher
  --platform <address>   origin of an operator's platform, https://platform.example (or the environment variable
                         PLATFORM_URL); the reference server isn't started then
  --data <folder>        the reference server's data folder, or "memory" (default .baize/sandbox)
  --ready-port <number>  a port that accepts connections once everything is up, for scripts that wait
  --help                 show this text

Environment variables: DATABASE_URL selects PostgreSQL instead of the data folder; TRUST_PROXY lists the site's trusted
proxies, for their X-Forwarded-* headers ("loopback", addresses and ranges, comma-separated); LOG_LEVEL is the site
server's minimum log level (default warn).`;

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
 * Reads the command line; `help` if only the usage text is requested.
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
