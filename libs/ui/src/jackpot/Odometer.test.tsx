import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Odometer } from './Odometer.tsx';

const format = (cents: number) => `${cents / 100} TRY`;
const shown = () => Number.parseFloat(document.querySelector('[aria-hidden]')?.textContent ?? '');
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-quiet');
  vi.useRealTimers();
});

describe('Odometer', () => {
  it('starts at 96 percent and reaches the target after five seconds', () => {
    render(<Odometer value={100_000} format={format} />);
    expect(shown()).toBe(960);
    pass(2500);
    expect(shown()).toBeGreaterThan(960);
    expect(shown()).toBeLessThan(1000);
    pass(2600);
    expect(shown()).toBe(1000);
  });

  it('announces the target from the start', () => {
    render(<Odometer value={100_000} format={format} />);
    expect(screen.getByText('1000 TRY')).toBeTruthy();
  });

  it('continues from the shown amount and never falls back', () => {
    const { rerender } = render(<Odometer value={100_000} format={format} />);
    pass(5100);
    rerender(<Odometer value={100_500} format={format} />);
    expect(shown()).toBe(1000);
    pass(5200);
    expect(shown()).toBe(1005);
  });

  it('grows evenly until the next amount is due', () => {
    const { rerender } = render(<Odometer value={100_000} format={format} />);
    pass(30_000);
    rerender(<Odometer value={103_000} format={format} />);
    pass(10_000);
    expect(shown()).toBeCloseTo(1010, 0);
    pass(10_000);
    expect(shown()).toBeCloseTo(1020, 0);
    pass(10_100);
    expect(shown()).toBe(1030);
  });

  it('drops at once when a jackpot was won', () => {
    const { rerender } = render(<Odometer value={100_000} format={format} />);
    pass(5100);
    rerender(<Odometer value={5000} format={format} />);
    pass(5100);
    expect(shown()).toBe(50);
  });

  it('doesn’t move with reduced motion', () => {
    document.documentElement.setAttribute('data-quiet', '');
    render(<Odometer value={100_000} format={format} />);
    expect(shown()).toBe(1000);
  });
});
