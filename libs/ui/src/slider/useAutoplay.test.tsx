import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubInView } from '../motion/stubInView.testing.ts';
import { useAutoplay } from './useAutoplay.ts';

function Slider() {
  const box = useRef<HTMLDivElement>(null);
  const { hold, toggle, idle, running } = useAutoplay(box);
  return (
    <div ref={box} data-testid="slider" {...hold}>
      <output>{running ? 'running' : 'resting'}</output>
      {!idle && <button onClick={toggle}>pause</button>}
    </div>
  );
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const state = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-quiet');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useAutoplay', () => {
  it('runs unless it is paused', () => {
    render(<Slider />);
    expect(state()).toBe('running');
  });

  it.each<[string, () => void, () => void]>([
    [
      'the pause button',
      () => fireEvent.click(screen.getByText('pause')),
      () => fireEvent.click(screen.getByText('pause')),
    ],
    [
      'a pointer on it',
      () => fireEvent.pointerEnter(screen.getByTestId('slider')),
      () => fireEvent.pointerLeave(screen.getByTestId('slider')),
    ],
    [
      'the focus in it',
      () => act(() => screen.getByText('pause').focus()),
      () => act(() => screen.getByText('pause').blur()),
    ],
    ['a hidden tab', () => hide(true), () => hide(false)],
  ])('pauses for %s, and resumes afterwards', (_, rest, resume) => {
    render(<Slider />);
    rest();
    expect(state()).toBe('resting');
    resume();
    expect(state()).toBe('running');
  });

  it('doesn’t move in quiet mode, and needs no pause button then', async () => {
    render(<Slider />);
    await act(async () => {
      document.documentElement.setAttribute('data-quiet', '');
      await Promise.resolve();
    });
    expect(state()).toBe('resting');
    expect(screen.queryByText('pause')).toBeNull();
  });

  it('pauses off screen', () => {
    const show = stubInView();
    render(<Slider />);
    show(false);
    expect(state()).toBe('resting');
    show(true);
    expect(state()).toBe('running');
  });
});
