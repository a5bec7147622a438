import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutSlides, loadSwiper, movedBy } from '../slider/layOutSlides.testing.ts';
import { HeroSlider } from './HeroSlider.tsx';

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
const row = () => screen.getByRole('list');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  layOutSlides(1);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('HeroSlider', () => {
  it('advances every 5500 ms with an 800 ms transition', async () => {
    show(3);
    await loadSwiper();
    pass(5499);
    expect(movedBy(row())).toBe(0);
    pass(1);
    expect(movedBy(row())).toBe(1);
    expect(row().style.transitionDuration).toBe('800ms');
  });

  it('makes only the current slide focusable', async () => {
    show(3);
    await loadSwiper();
    const reached = () => screen.getAllByRole('link').map((link) => link.tabIndex);
    expect(reached()).toEqual([0, -1, -1]);
    pass(5500);
    expect(reached()).toEqual([-1, 0, -1]);
  });

  it('doesn’t autoplay a single banner and has no pause button', async () => {
    show(1);
    await loadSwiper();
    pass(20_000);
    expect(movedBy(row())).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
