import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubInView } from '../motion/stubInView.testing.ts';
import { LiveClock } from './LiveClock.tsx';

let show: (inView: boolean) => void;
beforeEach(() => {
  show = stubInView();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) });
  render(<LiveClock label="Time" format={(now) => now.toISOString().slice(11, 19)} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getByTitle('Time').textContent;
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('ticks each second', () => {
  show(true);
  expect(shown()).toBe('Time 12:00:00');
  pass(2000);
  expect(shown()).toBe('Time 12:00:02');
});

it.each<[string, (isAway: boolean) => void]>([
  ['off screen', (isAway) => show(!isAway)],
  ['in a hidden tab', hide],
])('stops %s, and is right again at once', (_, leave) => {
  show(true);
  leave(true);
  expect(vi.getTimerCount()).toBe(0);
  pass(90_000);
  leave(false);
  expect(shown()).toBe('Time 12:01:30');
});
