import { ApiError } from '@baize/api';
import { exampleBody, mockResolver, renderPage } from '@baize/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecovery } from './useRecovery.ts';

const OPTIONS = exampleBody<object>('getOptions', 'options');
/** A delay is up to 15 s; the transport's own retries of the probe take some seconds more. */
const FIRST_ATTEMPT = 25_000;

/** The platform's state: nothing works, all but one call, or everything. */
let platform: 'down' | 'partly' | 'up' = 'down';
let failure = new ApiError('refused', { status: 503 });
let asked = 0;

const options = mockResolver('getOptions', () =>
  platform === 'down' ? { status: 503, body: { message: 'down' } } : { body: OPTIONS },
);
const fetchGames = () => {
  asked += 1;
  return platform === 'up' ? Promise.resolve('games') : Promise.reject(failure);
};

function Games() {
  useRecovery();
  const { status } = useQuery({ queryKey: ['games'], queryFn: fetchGames });
  return <p>{status}</p>;
}

const open = () => renderPage(<Games />, { handlers: [options] });
const shown = () => screen.getByRole('paragraph').textContent;
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(500));
};
const setVisible = (visible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Another tab is the leader, now and later. */
const leadElsewhere = () =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { locks: { value: { request: () => new Promise(() => undefined) } } }),
  );

beforeEach(() => {
  platform = 'down';
  failure = new ApiError('refused', { status: 503 });
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page during a platform outage', () => {
  it('loads what failed once the platform responds', async () => {
    await open();
    await pass(5_000);
    expect(shown()).toBe('error');
    platform = 'up';
    await pass(FIRST_ATTEMPT);
    expect(shown()).toBe('success');
  });

  it('keeps its messages until then, and polls only the options, with increasing delays', async () => {
    const page = await open();
    await pass(600_000);
    expect(asked).toBe(1);
    /* Three requests an attempt: at about 12, 37, 87 s, and then each 75 s. */
    expect(page.calls('getOptions').length).toBeGreaterThan(15);
    expect(page.calls('getOptions').length).toBeLessThan(40);
    platform = 'up';
    await pass(120_000);
    expect(shown()).toBe('success');
  });

  it('waits for the platform’s Retry-After, then recovers', async () => {
    failure = new ApiError('refused', { status: 503, retryAt: Date.now() + 300_000 });
    const page = await open();
    platform = 'up';
    await pass(299_000);
    expect(page.calls('getOptions')).toHaveLength(0);
    await pass(6_000);
    expect(shown()).toBe('success');
  });

  it('retries three times what keeps failing although the platform responds', async () => {
    platform = 'partly';
    await open();
    await pass(600_000);
    expect(asked).toBe(4);
    expect(shown()).toBe('error');
  });

  it('doesn’t retry a refusal', async () => {
    failure = new ApiError('refused', { status: 422 });
    const page = await open();
    await pass(120_000);
    expect(asked).toBe(1);
    expect(page.calls('getOptions')).toHaveLength(0);
  });

  it('pauses in a hidden tab', async () => {
    setVisible(false);
    const page = await open();
    await pass(120_000);
    expect(page.calls('getOptions')).toHaveLength(0);
    platform = 'up';
    setVisible(true);
    await pass(FIRST_ATTEMPT);
    expect(shown()).toBe('success');
  });

  it('leaves polling to the leading tab, and follows it within three seconds', async () => {
    leadElsewhere();
    const page = await open();
    await pass(120_000);
    expect(page.calls('getOptions')).toHaveLength(0);
    platform = 'up';
    const channel = new BroadcastChannel('baize-recovery');
    channel.postMessage({ key: 'recovery', at: Date.now(), data: true });
    channel.close();
    vi.useRealTimers();
    await vi.waitFor(() => expect(shown()).toBe('success'), { timeout: 5_000 });
  });

  it('stops when the page unmounts', async () => {
    const page = await open();
    page.unmount();
    await pass(120_000);
    expect(page.calls('getOptions')).toHaveLength(0);
  });
});
