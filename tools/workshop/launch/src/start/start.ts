import { brandsFolder, describeProblem, loadBrands } from '@baize/brand/node';
import { stopOnSignals } from '@baize/http';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { buildApps } from '../setup/buildApps.ts';
import { assertPortFree } from './assertPortFree.ts';
import { assertWritable } from './assertWritable.ts';
import { printTable } from './printTable.ts';
import { readStartOptions, SANDBOX_OFFSET, USAGE } from './readStartOptions.ts';
import { Services } from './Services.ts';

const services = new Services();

let stopped: Promise<void> | undefined;
/** Stops everything, once. */
const stopAll = () => (stopped ??= services.stop());

async function fail() {
  if (stopped) return;
  await stopAll();
  process.exit(1);
}

type StartOptions = Exclude<ReturnType<typeof readStartOptions>, 'help'>;

/** The reference server, unless an operator's platform is behind the site. */
async function startSandbox({ data, platform, port: sitePort }: StartOptions, port: number) {
  if (platform !== undefined) return undefined;
  if (data !== 'memory') assertWritable(data);
  await assertPortFree(port, 'the sandbox');
  return services.start({
    name: 'sandbox',
    script: 'tools/platform/sandbox/src/main.ts',
    args: [
      ...['--port', String(port), '--data', data, '--quiet'],
      ...['--site', `http://127.0.0.1:${sitePort}`],
    ],
    ready: `http://127.0.0.1:${port}/readyz`,
  });
}

async function start(options: StartOptions) {
  const { port, platform, dev, readyPort } = options;
  const sandboxPort = port + SANDBOX_OFFSET;
  await assertPortFree(port, 'the site');
  const { brands, problems } = loadBrands(brandsFolder);
  for (const problem of problems) console.error(`Skipped a brand. ${describeProblem(problem)}`);

  const sandbox = await startSandbox(options, sandboxPort);
  if (!dev) await buildApps();
  const siteServer = services.start({
    name: 'site',
    script: dev ? 'tools/site/server/src/dev.ts' : 'tools/site/server/src/main.ts',
    args: [
      ...['--host', '127.0.0.1', '--port', String(port)],
      ...['--platform', platform ?? `http://127.0.0.1:${sandboxPort}`],
    ],
    speaks: true,
    ready: `http://127.0.0.1:${port}/healthz`,
  });
  await Promise.all([sandbox?.ready(), siteServer.ready()]);
  services.onExit(() => void fail());
  if (readyPort !== undefined) createServer((_, reply) => reply.end('ready')).listen(readyPort, '127.0.0.1');
  printTable({ brands, port, platform, sandboxPort, seconds: (performance.now() / 1000).toFixed(1) });
}

stopOnSignals(stopAll, () => services.kill());
try {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options === 'help') console.log(USAGE);
  else await start(options);
} catch (error) {
  if (!stopped) console.error(error instanceof Error ? error.message : error);
  await fail();
}
