import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubInView } from '../motion/stubInView.testing.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const START = 1_800_000_000_000;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const labels = { label: 'Left', spoken: { start: 'Wait', end: 'Send again' } };
const count = (props: Partial<CountdownProps> = {}) => {
  const onEnd = vi.fn();
  const view = (more: Partial<CountdownProps>) => (
    <Countdown {...labels} deadline={START + 120_000} onEnd={onEnd} {...props} {...more} />
  );
  const { rerender } = render(view({}));
  return { onEnd, set: (more: Partial<CountdownProps>) => rerender(view(more)) };
};
const shown = () => screen.getByRole('timer').textContent;

describe('Countdown', () => {
  it('counts each second and ends once', () => {
    const { onEnd } = count();
    expect(shown()).toBe('Left 02:00');
    pass(1000);
    expect(shown()).toBe('Left 01:59');
    pass(118_999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(shown()).toBe('Left 00:00');
    pass(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('announces the start and the end, never the seconds', () => {
    count();
    const announced = new Set<string | null>();
    for (let second = 0; second < 125; second += 1) {
      announced.add(screen.getByRole('status').textContent);
      pass(1000);
    }
    expect([...announced]).toEqual(['Wait', 'Send again']);
  });

  it('is correct after sleep, when the clock jumps and no timers run', () => {
    const { onEnd } = count();
    vi.setSystemTime(START + 100_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('Left 00:20');
    vi.setSystemTime(START + 8 * 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('restarts with another deadline, and ends again', () => {
    const { onEnd, set } = count();
    pass(120_000);
    set({ deadline: START + 180_000 });
    expect(shown()).toBe('Left 01:00');
    pass(60_000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('ends at once if the deadline has passed', () => {
    expect(count({ deadline: START - 1 }).onEnd).toHaveBeenCalledOnce();
  });

  it('uses the server’s clock on request', () => {
    count({ now: () => Date.now() + 60_000 });
    expect(shown()).toBe('Left 01:00');
  });

  it('is updated each minute off screen, is right when it’s seen again, and ends in time', () => {
    const show = stubInView();
    const { onEnd } = count({ deadline: START + 90_000 });
    show(false);
    pass(59_999);
    expect(shown()).toBe('Left 01:30');
    pass(1);
    expect(shown()).toBe('Left 00:30');
    pass(9_000);
    show(true);
    expect(shown()).toBe('Left 00:21');
    show(false);
    pass(20_999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    show(true);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('doesn’t wait longer for a deadline in months than a timer can', () => {
    const show = stubInView();
    const { onEnd } = count({ deadline: START + 90 * 86_400_000 });
    show(false);
    pass(1000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('leaves no timer behind', () => {
    count();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
