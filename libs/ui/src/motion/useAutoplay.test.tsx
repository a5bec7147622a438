import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoplay } from './useAutoplay.ts';

function Slider({ step }: { step: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { hold, toggle, idle } = useAutoplay(box, step, 5500);
  return (
    <div ref={box} data-testid="slider" {...hold}>
      {!idle && <button onClick={toggle}>pause</button>}
    </div>
  );
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-quiet');
  vi.useRealTimers();
});

const start = () => {
  const step = vi.fn();
  render(<Slider step={step} />);
  return step;
};

describe('useAutoplay', () => {
  it('steps at its pace', () => {
    const step = start();
    pass(11_000);
    expect(step).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => void]>([
    ['the pause button', () => fireEvent.click(screen.getByText('pause'))],
    ['a pointer on it', () => fireEvent.pointerEnter(screen.getByTestId('slider'))],
    ['a hidden tab', () => hide(true)],
  ])('rests for %s', (_, rest) => {
    const step = start();
    rest();
    pass(60_000);
    expect(step).not.toHaveBeenCalled();
  });

  it('goes on when the tab is seen again', () => {
    const step = start();
    hide(true);
    pass(60_000);
    hide(false);
    pass(5500);
    expect(step).toHaveBeenCalledOnce();
  });

  it('stands still in quiet mode, and needs no pause button then', async () => {
    const step = start();
    await act(async () => {
      document.documentElement.setAttribute('data-quiet', '');
      await Promise.resolve();
    });
    pass(60_000);
    expect(step).not.toHaveBeenCalled();
    expect(screen.queryByText('pause')).toBeNull();
  });

  it('rests out of sight', () => {
    let show: ((isIntersecting: boolean) => void) | undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
          show = (isIntersecting) => told([{ isIntersecting }]);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const step = start();
    act(() => show?.(false));
    pass(60_000);
    expect(step).not.toHaveBeenCalled();
    act(() => show?.(true));
    pass(5500);
    expect(step).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('leaves no timer behind', () => {
    start();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
