import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { importChunk } from './importChunk.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: https://house.example/a.js');

afterEach(() => void vi.useRealTimers());

const failed = async (load: () => Promise<unknown>) => {
  const error = await importChunk(load).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  return (error as ChunkLoadError).type;
};

describe('a dynamic import', () => {
  it('resolves to its module', async () => expect(await importChunk(() => Promise.resolve(7))).toBe(7));

  it.each([
    'Failed to fetch dynamically imported module: https://house.example/a.js',
    'error loading dynamically imported module: https://house.example/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('counts as missing when the browser reports: %s', async (message) =>
    expect(await failed(() => Promise.reject(new TypeError(message)))).toBe('missing'),
  );

  it.each([new Error('x is not defined'), 'nonsense', undefined])(
    'counts as broken after %s',
    async (reason) => expect(await failed(() => Promise.reject(reason as Error))).toBe('error'),
  );

  it('is retried once after a network failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValue(7);
    expect(await importChunk(load)).toBe(7);
    load.mockReset().mockRejectedValue(LOST);
    expect(await failed(load)).toBe('missing');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is retried only when there is a connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValue(7);
    const loaded = importChunk<number>(load);
    await Promise.resolve();
    expect(load).toHaveBeenCalledOnce();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(await loaded).toBe(7);
  });

  it('that is cancelled because the page is being left is retried only if the page stays', async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockImplementationOnce(() => {
      dispatchEvent(new Event('beforeunload'));
      return Promise.reject(LOST);
    });
    load.mockResolvedValue(7);
    const loaded = importChunk<number>(load);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await loaded).toBe(7);
  });

  it('isn’t retried when broken', async () => {
    const load = vi.fn().mockRejectedValue(new Error('x is not defined'));
    expect(await failed(load)).toBe('error');
    expect(load).toHaveBeenCalledOnce();
  });

  it('times out after 120 seconds', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const type = failed(() => new Promise(() => undefined));
    void type.then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await type).toBe('timeout');
  });
});
