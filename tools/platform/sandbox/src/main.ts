import { stopOnSignals, UsageError } from '@baize/http';
import { performance } from 'node:perf_hooks';
import { readOptions, USAGE } from './options.ts';
import { startSandbox } from './startSandbox.ts';
import { StartError } from './store/StartError.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(USAGE);
    return;
  }
  const running = await startSandbox(options);
  stopOnSignals(() => running.close());
  /* A run in memory is for tests, which share the CPU with it. */
  if (options.data !== 'memory') void running.drawAhead();
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  const line = {
    level: 'info',
    message: 'Listening',
    url: running.url,
    control: `${running.url}/_sandbox`,
    ms: Math.round(performance.now()),
    memoryMB: memory,
  };
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
}

try {
  await main();
} catch (error) {
  const isExplained = error instanceof StartError || error instanceof UsageError;
  console.error(isExplained ? `Sandbox: ${error.message}` : error);
  process.exit(1);
}
