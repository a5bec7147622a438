import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Milliseconds of real time that `waitWithoutClock` waits at most: a lazy page takes a while on a busy machine. */
const PATIENCE = 20_000;

/** What our code uses. React's scheduler, which measures with `performance`, goes on. */
const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** Stops the clock until the end of the test: from now on only `passTime` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: [...FAKED] });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * One turn of the event loop, and the timers that are due now. The clock isn't ticking meanwhile: a timer of 0 ms that
 * is set during a tick is due a millisecond later.
 */
const turn = () =>
  act(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(0);
  });

/** Lets a stopped clock run for so many milliseconds (1 or more), and renders what has become due. */
export async function passTime(ms: number): Promise<void> {
  await turn();
  await act(() => vi.advanceTimersByTimeAsync(ms - 1));
  act(() => void vi.advanceTimersByTime(1));
  await turn();
}

/**
 * Waits, while the clock stands still, for what needs no time: replies, lazy code, rendering. `waitFor` and
 * `findBy` of Testing Library need a clock that runs; so does user-event.
 * @returns what `check` returns once it no longer throws
 * @throws what `check` throws in the end
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
