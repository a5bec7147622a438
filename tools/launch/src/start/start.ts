import { brandsFolder, describeProblem, loadBrands } from '@baize/brand/node';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { buildApps } from '../setup/buildApps.ts';
import { STATE } from '../setup/paths.ts';
import { assertPortFree } from './assertPortFree.ts';
import { assertWritable } from './assertWritable.ts';
import { printTable } from './printTable.ts';
import { Service } from './Service.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4200' },
    data: { type: 'string', default: join(STATE, 'sandbox') },
    dev: { type: 'boolean', default: false },
    /** Answers as soon as everything is up: for whoever starts this and waits. */
    'ready-port': { type: 'string' },
  },
});

const port = Number(values.port);
const sandboxPort = port + 100;
const services: Service[] = [];

let isStopping = false;
/** Ends everything; what was asked for first says how it ended. */
async function stopAll(code: number) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(services.map((service) => service.stop()));
  process.exit(code);
}

function startService(...spec: ConstructorParameters<typeof Service>): Service {
  const service = new Service(...spec);
  services.push(service);
  return service;
}

async function start() {
  if (values.data !== 'memory') assertWritable(values.data);
  await assertPortFree(port, 'the site');
  await assertPortFree(sandboxPort, 'the sandbox');
  const { brands, problems } = loadBrands(brandsFolder);
  for (const problem of problems) console.error(`A brand is left out. ${describeProblem(problem)}`);

  const sandbox = startService({
    name: 'sandbox',
    script: 'tools/sandbox/src/main.ts',
    args: ['--port', String(sandboxPort), '--data', values.data, '--quiet'],
    ready: `http://127.0.0.1:${sandboxPort}/readyz`,
  });
  if (!values.dev) await buildApps();
  const edge = startService({
    name: 'site',
    script: values.dev ? 'tools/edge/src/dev.ts' : 'tools/edge/src/main.ts',
    args: ['--port', String(port), '--upstream', `http://127.0.0.1:${sandboxPort}`],
    ready: `http://127.0.0.1:${port}/healthz`,
  });
  await Promise.all([sandbox.ready(), edge.ready()]);
  for (const service of services) service.onExit(() => void stopAll(1));
  if (values['ready-port'])
    createServer((_, reply) => reply.end('ready')).listen(Number(values['ready-port']), '127.0.0.1');
  printTable({ brands, port, sandboxPort, seconds: (performance.now() / 1000).toFixed(1) });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll(0));
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}
