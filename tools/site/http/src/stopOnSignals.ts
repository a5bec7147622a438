import { performance } from 'node:perf_hooks';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl+C in a terminal reaches the process twice: directly, and through the parent process. */
const SAME_SIGNAL_MS = 1000;

/**
 * Shuts the process down on a signal, or when the parent process at the other end of its IPC channel exits: `stop`,
 * then exit code 0. A second signal more than a second later forces it: `giveUp`, then exit code 1.
 */
export function stopOnSignals(stop: () => Promise<unknown>, giveUp: () => void = () => undefined): void {
  let asked: number | undefined;
  const end = () => {
    const now = performance.now();
    if (asked !== undefined) {
      if (now - asked < SAME_SIGNAL_MS) return;
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
