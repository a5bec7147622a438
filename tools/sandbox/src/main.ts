import { performance } from 'node:perf_hooks';
import { readOptions, USAGE } from './options.ts';
import { startSandbox, type RunningSandbox } from './startSandbox.ts';
import { StartError } from './store/StartError.ts';

function stopOnSignals(running: RunningSandbox): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(USAGE);
    return;
  }
  const running = await startSandbox(options);
  stopOnSignals(running);
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
  console.error(error instanceof StartError ? `Sandbox: ${error.message}` : error);
  process.exit(1);
}
