import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endMove, layOutSlides, loadSwiper, movedBy } from '../slider/layOutSlides.testing.ts';
import { Carousel } from './Carousel.tsx';

const INTERVAL_MS = 5500;

beforeEach(() => {
  vi.useFakeTimers();
  layOutSlides(2);
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-quiet');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (count: number, props: { interval?: number } = {}) => {
  render(
    <Carousel
      heading="Featured"
      labels={{ prev: 'Back', next: 'On', pause: 'Pause', play: 'Play', slide: (n, of) => `${n}/${of}` }}
      bullets
      {...props}
    >
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </Carousel>,
  );
  return loadSwiper();
};
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const row = () => screen.getByRole('list');

describe('Carousel', () => {
  it('has a bullet for each scroll position', async () => {
    await show(4);
    expect(screen.getAllByRole('button', { name: /\d\/\d/ }).map((point) => point.ariaLabel)).toEqual([
      '1/3',
      '2/3',
      '3/3',
    ]);
  });

  it('advances automatically after its interval, and from the last position to the first', async () => {
    await show(3);
    pass(INTERVAL_MS);
    expect(movedBy(row())).toBe(1);
    expect(row().style.transitionDuration).toBe('800ms');
    endMove(row());
    pass(INTERVAL_MS);
    expect(movedBy(row())).toBe(0);
  });

  it('stops when paused', async () => {
    await show(3);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(3 * INTERVAL_MS);
    expect(movedBy(row())).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('doesn’t move in quiet mode and needs no pause button there; its arrows jump', async () => {
    document.documentElement.setAttribute('data-quiet', '');
    await show(3);
    pass(3 * INTERVAL_MS);
    expect(movedBy(row())).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(movedBy(row())).toBe(1);
  });

  it('has no buttons when everything is visible', async () => {
    await show(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('never moves automatically without an interval', async () => {
    await show(3, { interval: 0 });
    pass(60_000);
    expect(movedBy(row())).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});
