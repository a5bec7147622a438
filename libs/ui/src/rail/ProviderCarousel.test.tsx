import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutSlides, loadSwiper, movedBy } from '../slider/layOutSlides.testing.ts';
import { ProviderCarousel } from './ProviderCarousel.tsx';

const show = () =>
  render(
    <ProviderCarousel
      heading="Providers"
      labels={{ prev: 'Back', next: 'On', pause: 'Pause', play: 'Play', slide: (n, of) => `${n}/${of}` }}
      logos={Array.from({ length: 48 }, (_, id) => ({ id, name: `House ${id}`, href: '/' }))}
    />,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ProviderCarousel', () => {
  it('shows 2 logos, from 400 px 3, 768 4, 992 5, 1200 7, 1280 and 1400 8, then 10', async () => {
    show();
    /* Finishes pending work, or the next test would wait for it. */
    await loadSwiper();
    const sized = screen.getByRole('list').closest<HTMLElement>('[style*="--v0"]');
    const shown = [0, 400, 550, 768, 900, 992, 1200, 1280, 1400, 1600].map((step) =>
      Number(sized?.style.getPropertyValue(`--v${step}`)),
    );
    expect(shown).toEqual([2, 3, 3, 4, 4, 5, 7, 8, 8, 10]);
  });

  it('steps automatically, in 500 ms', async () => {
    layOutSlides(8);
    show();
    await loadSwiper();
    act(() => void vi.advanceTimersByTime(3000));
    const row = screen.getByRole('list');
    expect(movedBy(row)).toBe(1);
    expect(row.style.transitionDuration).toBe('500ms');
  });
});
