import { renderPage } from '@baize/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSharedPoll } from './useSharedPoll.ts';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

/** Locks like a browser's: one holder per name, the others wait. */
function fakeLocks() {
  const queues = new Map<string, (() => void)[]>();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const run = () => {
          void hold().then(() => {
            queue.shift();
            queue[0]?.();
            resolve();
          });
        };
        queue.push(run);
        signal.addEventListener('abort', () => {
          if (queue[0] === run) return;
          queue.splice(queue.indexOf(run), 1);
          reject(new DOMException('given up', 'AbortError'));
        });
        if (queue.length === 1) run();
      }),
  };
}

let calls = 0;
let name = 'poll';
const isNumber = (data: unknown): data is number => typeof data === 'number';

function Poll({ isWanted = true }: { isWanted?: boolean }) {
  const { data } = useSharedPoll(
    { queryKey: [name], queryFn: () => Promise.resolve((calls += 1)), staleTime: Infinity },
    { name, every: 5000, isWanted, accepts: isNumber },
  );
  return <p>{data}</p>;
}

const open = (isWanted = true) => renderPage(<Poll isWanted={isWanted} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const setVisible = async (visible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
};
/** Another tab broadcasts its result. */
const receive = async (message: unknown) => {
  const channel = new BroadcastChannel(`baize-${name}`);
  channel.postMessage(message);
  channel.close();
  await vi.waitFor(() => Promise.resolve(), PATIENCE_MS);
};

let count = 0;
beforeEach(() => {
  calls = 0;
  name = `poll-${(count += 1)}`;
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: fakeLocks() } }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a shared poll', () => {
  it('requests about every five seconds, at jittered intervals', async () => {
    await open();
    await pass(0);
    expect(calls).toBe(1);
    await pass(4400);
    expect(calls).toBe(1);
    await pass(1200);
    expect(calls).toBe(2);
    await pass(55_000);
    expect(calls).toBeGreaterThanOrEqual(11);
    expect(calls).toBeLessThanOrEqual(14);
  });

  it('pauses in a hidden tab, and resumes after it', async () => {
    await open();
    await pass(0);
    await setVisible(false);
    await pass(600_000);
    expect(calls).toBe(1);
    await setVisible(true);
    await pass(5600);
    expect(calls).toBe(2);
  });

  it('pauses out of view', async () => {
    await open(false);
    await pass(60_000);
    expect(calls).toBeLessThanOrEqual(1);
  });

  it('runs only in the leading tab, and shares its result', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    void navigator.locks.request(`baize-${name}`, { signal: new AbortController().signal }, () => promise);
    const page = await open();
    await pass(0);
    await pass(60_000);
    expect(calls).toBe(1);
    await receive({ key: JSON.stringify([name]), at: Date.now(), data: 77 });
    await vi.waitFor(() => expect(screen.getByText('77')).toBeTruthy(), PATIENCE_MS);
    for (const bad of [
      null,
      'x',
      { key: JSON.stringify([name]), at: Date.now() + 60_000, data: 1 },
      { key: JSON.stringify([name]), at: 1, data: 2 },
      { key: JSON.stringify([name]), at: Date.now(), data: 'text' },
      { key: '["another"]', at: Date.now(), data: 3 },
    ])
      await receive(bad);
    await receive({ key: JSON.stringify([name]), at: Date.now() + 0.5, data: 'last' });
    expect(screen.getByText('77')).toBeTruthy();
    release();
    await pass(5600);
    expect(calls).toBe(2);
    page.unmount();
  });

  it('runs in every tab without the Web Locks API', async () => {
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
    await open();
    await pass(5600);
    expect(calls).toBe(2);
  });
});
