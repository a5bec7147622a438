import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './loadScript.ts';

const ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
const added = () => document.querySelector('script');

afterEach(() => {
  added()?.remove();
  vi.useRealTimers();
});

describe('a third-party script', () => {
  it('resolves once it has loaded', async () => {
    const loading = loadScript(ADDRESS);
    expect(added()?.src).toBe(ADDRESS);
    added()?.dispatchEvent(new Event('load'));
    await loading;
  });

  it.each([
    'https://evil.example/x.js',
    'https://challenges.cloudflare.com.evil.example/x.js',
    'http://challenges.cloudflare.com/x.js',
    'data:text/javascript,alert(1)',
  ])('%s does not run', async (address) => {
    await expect(loadScript(address)).rejects.toThrow();
    expect(added()).toBeNull();
  });

  it('can be retried after a failure, which leaves nothing behind', async () => {
    const loading = loadScript(ADDRESS);
    added()?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(added()).toBeNull();
  });

  it('times out after 120 seconds', async () => {
    vi.useFakeTimers();
    const loading = loadScript(ADDRESS);
    const ended = expect(loading).rejects.toThrow('120000 ms');
    await vi.advanceTimersByTimeAsync(120_000);
    await ended;
  });
});
