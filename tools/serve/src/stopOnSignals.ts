import { performance } from 'node:perf_hooks';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl+C in a terminal reaches us twice: directly, and through the process that started us. */
const SAME_WISH_MS = 1000;

/**
 * Ends the process properly when it is asked to, or when the process that started it with a channel is gone: `stop`, then
 * exit code 0. Whoever asks again after a second does not wait: `giveUp`, then exit code 1.
 */
export function stopOnSignals(stop: () => Promise<unknown>, giveUp: () => void = () => undefined): void {
  let asked: number | undefined;
  const end = () => {
    const now = performance.now();
    if (asked !== undefined) {
      if (now - asked < SAME_WISH_MS) return;
      giveUp();
      process.exit(1);
    }
    asked = now;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
  process.once('disconnect', end);
}
