import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { glide } from './glide.ts';
import { HeroSlider } from './HeroSlider.tsx';

vi.mock('./glide.ts', () => ({ glide: vi.fn<typeof glide>(() => () => undefined) }));
const glided = vi.mocked(glide);

const labels = {
  region: 'Banners',
  prev: 'Back',
  next: 'On',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `${number}/${total}`,
};
const show = (count: number) =>
  render(
    <HeroSlider
      labels={labels}
      slides={Array.from({ length: count }, (_, id) => ({
        id,
        image: `/${id}.avif`,
        href: '/',
        alt: `Banner ${id}`,
      }))}
    />,
  );
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  glided.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('HeroSlider', () => {
  it('moves on every 5500 ms and takes 800 ms for it', () => {
    show(3);
    pass(5499);
    expect(glided).not.toHaveBeenCalled();
    pass(1);
    expect(glided).toHaveBeenCalledOnce();
    expect(glided.mock.calls[0]?.[2]).toBe(800);
  });

  it('with one banner stands still and has nothing to pause', () => {
    show(1);
    pass(20_000);
    expect(glided).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
