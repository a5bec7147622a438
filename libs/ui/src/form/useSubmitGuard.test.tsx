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

/** An effect that settles when it is told to, and with its test. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  return { effect: vi.fn(() => promise), resolve, reject };
}

describe('useSubmitGuard', () => {
  it('is one effect for two presses within the same turn', () => {
    const { effect } = slow();
    const { result } = renderHook(() => useSubmitGuard(effect));
    act(() => {
      void result.current[0]();
      void result.current[0]();
    });
    expect(effect).toHaveBeenCalledOnce();
  });

  it('is pending until the effect has settled, and locked for as long', async () => {
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

  it('counts a double click as one press, also when the effect is over at once', async () => {
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

  it('marks the page while a press would be ignored: for half a second, or until the effect has settled', async () => {
    const isResting = () => document.documentElement.hasAttribute('data-resting');
    const { effect, resolve } = slow();
    const { result } = renderHook(() => useSubmitGuard(effect));
    expect(isResting()).toBe(false);
    act(() => void result.current[0]());
    await act(() => vi.advanceTimersByTimeAsync(PRESS_COOLDOWN_MS));
    expect(isResting()).toBe(true);
    await act(async () => {
      resolve();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(isResting()).toBe(false);
    await act(() => result.current[0]());
    await act(() => vi.advanceTimersByTimeAsync(PRESS_COOLDOWN_MS - 1));
    expect(isResting()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isResting()).toBe(false);
  });

  it('starts at once for a press about something else, but not during the effect', async () => {
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

  it('lets go after a failure, and passes the failure on', async () => {
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

  it('holds for Enter and a click in one form', () => {
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
