import { brandsFolder, describeProblem, loadBrands } from '@baize/brand/node';
import { readArguments, trustedProxies, wholeNumber } from '@baize/serve';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

const DEFAULT_PORT = 4200;
const DEFAULT_UPSTREAM = 'http://127.0.0.1:4300';

export const USAGE = `Usage: node tools/site-server/src/main.ts [options]

  --port <number>       where to listen (default ${DEFAULT_PORT})
  --upstream <address>  the platform, or the reference server (default ${DEFAULT_UPSTREAM})
  --help                this text

TRUST_PROXY in the environment names the proxies in front of this server whose X-Forwarded-* headers count: addresses
and ranges with commas between them, or "loopback" for this machine. By default nobody's do.`;

const OPTIONS = {
  port: { type: 'string' },
  upstream: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * The settings from the command line and the environment, and the brands; a broken brand is reported and left
 * out. `help` when only the usage is wanted.
 *
 * @throws UsageError
 */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv) {
  const values = readArguments(args, OPTIONS);
  if (values.help) return 'help';
  const port = wholeNumber('port', values.port, [0, 65_535]) ?? DEFAULT_PORT;
  const trustsProxy = trustedProxies(env.TRUST_PROXY ?? '');
  const { brands, problems } = loadBrands(brandsFolder);
  for (const problem of problems) console.error(`A brand is left out. ${describeProblem(problem)}`);
  return {
    port,
    edge: {
      brands,
      artwork: brandsFolder,
      fonts: join(ROOT, '.baize/fonts'),
      upstream: values.upstream ?? DEFAULT_UPSTREAM,
      trustsProxy,
    },
  };
}
