import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** The maximum real time that `waitWithoutClock` waits, in ms: a lazy page takes a while on a busy machine. */
const PATIENCE = 20_000;

/** Timers that our code uses. React's scheduler, which uses `performance`, keeps running. */
const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** Stops the clock until the end of the test; only `passTime` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: [...FAKED] });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * One turn of the event loop, including timers that are due now. The clock doesn't advance in the meantime: a timer of
 * 0 ms set during a tick is due a millisecond later.
 */
const turn = () =>
  act(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(0);
  });

/** Advances a stopped clock by this many milliseconds (1 or more), and renders the results. */
export async function passTime(ms: number): Promise<void> {
  await turn();
  await act(() => vi.advanceTimersByTimeAsync(ms - 1));
  act(() => void vi.advanceTimersByTime(1));
  await turn();
}

/**
 * Waits, with the clock stopped, for things that need no time: replies, lazy code, rendering. `waitFor` and `findBy` of
 * Testing Library need a running clock, and so does user-event.
 * @returns the result of `check` once it no longer throws
 * @throws the last error of `check`
 */
export async function waitWithoutClock<T>(check: () => T): Promise<T> {
  const end = vi.getRealSystemTime() + PATIENCE;
  for (;;) {
    await turn();
    try {
      return check();
    } catch (error) {
      if (vi.getRealSystemTime() > end) throw error;
    }
  }
}
