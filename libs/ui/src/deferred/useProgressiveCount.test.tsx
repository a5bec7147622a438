import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgressiveCount } from './useProgressiveCount.ts';

const idle: (() => void)[] = [];
beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Pieces = ({ count, atOnce = false }: { count: number; atOnce?: boolean }) => (
  <p>{useProgressiveCount(count, atOnce)}</p>
);
const seen = () => Number(screen.getByRole('paragraph').textContent);
const nextIdle = () => act(() => idle.shift()?.());

it('renders the items one by one, then stops scheduling', () => {
  render(<Pieces count={3} />);
  const counts = [seen()];
  while (idle.length > 0) {
    nextIdle();
    counts.push(seen());
  }
  expect(counts).toEqual([1, 2, 3]);
});

it('renders them all at once on demand', () => {
  render(<Pieces count={3} atOnce />);
  expect(seen()).toBe(3);
  expect(idle).toEqual([]);
});

it('includes an item that is added', () => {
  const { rerender } = render(<Pieces count={2} atOnce />);
  rerender(<Pieces count={3} atOnce />);
  nextIdle();
  expect(seen()).toBe(3);
});
