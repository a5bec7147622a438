import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { createSwiper } from './createSwiper.ts';
import { endMove, layOutSlides, loadSwiper, movedBy } from './layOutSlides.testing.ts';
import { SLIDE, SliderRow } from './SliderRow.tsx';
import { useSlider } from './useSlider.ts';

function Slider({ count = 4 }: { count?: number }) {
  const { row, current, stops, goTo, autoplay } = useSlider({ count });
  return (
    <section {...autoplay.hold}>
      <SliderRow {...row}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={SLIDE}>
            <a href={`#${index}`}>{index}</a>
          </li>
        ))}
      </SliderRow>
      <output>{`${current + 1}/${stops}`}</output>
      <button onClick={() => goTo(current - 1)}>back</button>
      <button onClick={() => goTo(current + 1)}>on</button>
    </section>
  );
}

const list = () => screen.getByRole('list');
const place = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  layOutSlides(2);
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-quiet');
  vi.doUnmock('./createSwiper.ts');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a row of slides', () => {
  it('is a native scroller in the server’s markup', () => {
    const html = renderToString(<Slider />);
    expect(html).toContain('<ul');
    expect(html).not.toContain('swiper-initialized');
  });

  it('reports its positions once Swiper has loaded', async () => {
    render(<Slider />);
    expect(place()).toBe('1/1');
    await loadSwiper();
    expect(place()).toBe('1/3');
  });

  it('continues from the native scroll position', async () => {
    render(<Slider />);
    list().scrollLeft = 100;
    await loadSwiper();
    expect(movedBy(list())).toBe(1);
    expect(place()).toBe('2/3');
  });

  it('snaps to a slide when a scroll was in progress', async () => {
    render(<Slider />);
    list().scrollLeft = 130;
    await loadSwiper();
    expect(list().style.transitionDuration).toBe('800ms');
    expect(movedBy(list())).toBe(1);
  });

  it('loops at both ends', async () => {
    render(<Slider />);
    await loadSwiper();
    fireEvent.click(screen.getByText('back'));
    expect(place()).toBe('3/3');
    fireEvent.click(screen.getByText('on'));
    expect(place()).toBe('1/3');
    expect(movedBy(list())).toBe(0);
  });

  it('loops automatically', async () => {
    render(<Slider />);
    await loadSwiper();
    const places = [2, 3, 1].map((expected) => {
      pass(5500);
      endMove(list());
      return [place(), `${expected}/3`];
    });
    for (const [stopped, expected] of places) expect(stopped).toBe(expected);
  });

  it('pauses under a pointer, and resumes after it', async () => {
    render(<Slider />);
    await loadSwiper();
    fireEvent.pointerEnter(list());
    pass(60_000);
    expect(place()).toBe('1/3');
    fireEvent.pointerLeave(list());
    pass(5500);
    expect(place()).toBe('2/3');
  });

  it('jumps with reduced motion', async () => {
    document.documentElement.setAttribute('data-quiet', '');
    render(<Slider />);
    await loadSwiper();
    pass(60_000);
    expect(place()).toBe('1/3');
    fireEvent.click(screen.getByText('on'));
    expect(movedBy(list())).toBe(1);
    expect(list().style.transitionDuration).toBe('0ms');
  });

  it('scrolls to a focused slide out of view', async () => {
    render(<Slider />);
    await loadSwiper();
    act(() => screen.getByText('3').focus());
    expect(place()).toBe('3/3');
  });

  it('includes slides that are added', async () => {
    const { rerender } = render(<Slider />);
    await loadSwiper();
    rerender(<Slider count={6} />);
    expect(place()).toBe('1/5');
  });

  it('becomes a native scroller again with one slide left', async () => {
    const { rerender } = render(<Slider />);
    await loadSwiper();
    rerender(<Slider count={1} />);
    expect(place()).toBe('1/1');
    expect(list().parentElement?.className).not.toContain('swiper-initialized');
  });

  it('doesn’t move with one slide', async () => {
    render(<Slider count={1} />);
    await loadSwiper();
    expect(list().parentElement?.className).not.toContain('swiper');
  });

  it('stays a native scroller when Swiper fails to load', async () => {
    vi.doMock('./createSwiper.ts', (): { createSwiper: typeof createSwiper } => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    render(<Slider />);
    await loadSwiper();
    expect(list().parentElement?.className).not.toContain('swiper-initialized');
    vi.spyOn(list(), 'scrollWidth', 'get').mockReturnValue(400);
    fireEvent.scroll(list(), { target: { scrollLeft: 100 } });
    expect(place()).toBe('2/1');
  });

  it('leaves no timer behind', async () => {
    const { unmount } = render(<Slider />);
    await loadSwiper();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
