import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextMove, ODDS_MOVE_MS, useOddsMove } from './useOddsMove.ts';

describe('nextMove', () => {
  it.each([
    [2, 'up', 2, 'up'],
    [2, undefined, 2.1, 'up'],
    [2, 'up', 1.9, 'down'],
    [undefined, undefined, 1.9, undefined],
    [2, 'up', undefined, undefined],
  ] as const)('%s (%s) then %s is %s', (odds, move, next, expected) => {
    expect(nextMove({ odds, move }, next)).toEqual({ odds: next, move: expected });
  });

  it('always remembers the newest price', () => {
    const price = fc.option(fc.double({ min: 1, max: 1000, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(price, price, (odds, next) => {
        expect(nextMove({ odds, move: undefined }, next).odds).toBe(next);
      }),
    );
  });
});

describe('useOddsMove', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('tells a move for a while', () => {
    const { result, rerender } = renderHook(({ odds }) => useOddsMove(odds), { initialProps: { odds: 2 } });
    expect(result.current).toBeUndefined();
    rerender({ odds: 2.5 });
    expect(result.current).toBe('up');
    pass(ODDS_MOVE_MS - 1);
    expect(result.current).toBe('up');
    pass(1);
    expect(result.current).toBeUndefined();
  });

  it('begins anew with each move', () => {
    const { result, rerender } = renderHook(({ odds }) => useOddsMove(odds), { initialProps: { odds: 2 } });
    rerender({ odds: 2.5 });
    pass(ODDS_MOVE_MS - 1);
    rerender({ odds: 2.6 });
    pass(ODDS_MOVE_MS - 1);
    expect(result.current).toBe('up');
    rerender({ odds: 2.4 });
    expect(result.current).toBe('down');
  });
});
