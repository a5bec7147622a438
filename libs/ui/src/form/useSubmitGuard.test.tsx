import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Form } from './Form.tsx';
import { PRESS_COOLDOWN_MS } from './pressCooldownMs.ts';
import { useSubmitGuard } from './useSubmitGuard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** An effect that settles on demand, or with its test. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  return { effect: vi.fn(() => promise), resolve, reject };
}

describe('useSubmitGuard', () => {
  it('runs once for two presses in the same tick', () => {
    const { effect } = slow();
    const { result } = renderHook(() => useSubmitGuard(effect));
    act(() => {
      void result.current[0]();
      void result.current[0]();
    });
    expect(effect).toHaveBeenCalledOnce();
  });

  it('is pending and locked until the effect has settled', async () => {
    const { effect, resolve } = slow();
    const { result } = renderHook(() => useSubmitGuard(effect));
    act(() => void result.current[0]());
    expect(result.current[1]).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    act(() => void result.current[0]());
    expect(effect).toHaveBeenCalledOnce();
    await act(async () => {
      resolve();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(result.current[1]).toBe(false);
    act(() => void result.current[0]());
    expect(effect).toHaveBeenCalledTimes(2);
  });

  it('counts a double click as one press, also if the effect settles at once', async () => {
    const effect = vi.fn();
    const { result } = renderHook(() => useSubmitGuard(effect));
    const press = () => act(() => result.current[0]());
    expect(await press()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(PRESS_COOLDOWN_MS - 1));
    expect(await press()).toBe(false);
    expect(effect).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await act(() => result.current[0]());
    expect(effect).toHaveBeenCalledTimes(2);
  });

  it('marks the page while presses are ignored: for half a second, or until the effect has settled', async () => {
    const isCoolingDown = () => document.documentElement.hasAttribute('data-cooldown');
    const { effect, resolve } = slow();
    const { result } = renderHook(() => useSubmitGuard(effect));
    expect(isCoolingDown()).toBe(false);
    act(() => void result.current[0]());
    await act(() => vi.advanceTimersByTimeAsync(PRESS_COOLDOWN_MS));
    expect(isCoolingDown()).toBe(true);
    await act(async () => {
      resolve();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(isCoolingDown()).toBe(false);
    await act(() => result.current[0]());
    await act(() => vi.advanceTimersByTimeAsync(PRESS_COOLDOWN_MS - 1));
    expect(isCoolingDown()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isCoolingDown()).toBe(false);
  });

  it('runs at once for a press with another key, but not during the effect', async () => {
    const { effect, resolve } = slow();
    const { result } = renderHook(() => useSubmitGuard<[code: string]>(effect, (code) => code));
    act(() => void result.current[0](''));
    act(() => void result.current[0]('123456'));
    expect(effect).toHaveBeenCalledOnce();
    await act(async () => {
      resolve();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(await act(() => result.current[0](''))).toBe(false);
    expect(await act(() => result.current[0]('123456'))).toBe(true);
    expect(await act(() => result.current[0]('123456'))).toBe(false);
    expect(effect).toHaveBeenCalledTimes(2);
  });

  it('unlocks after a failure, and rethrows it', async () => {
    const { effect, reject } = slow();
    const { result } = renderHook(() => useSubmitGuard(effect));
    let caught: unknown;
    act(() => void result.current[0]().catch((error: unknown) => (caught = error)));
    await act(async () => {
      reject(new Error('offline'));
      await vi.advanceTimersByTimeAsync(PRESS_COOLDOWN_MS);
    });
    expect((caught as Error).message).toBe('offline');
    expect(result.current[1]).toBe(false);
    act(() => void result.current[0]().catch(() => undefined));
    expect(effect).toHaveBeenCalledTimes(2);
  });

  it('covers Enter and a click in one form', () => {
    const { effect } = slow();
    function Page() {
      const [guarded] = useSubmitGuard(effect);
      return (
        <Form aria-label="Deposit" onSubmit={() => guarded()}>
          <button type="submit">Send</button>
        </Form>
      );
    }
    render(<Page />);
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.click(screen.getByText('Send'));
    expect(effect).toHaveBeenCalledOnce();
  });
});
