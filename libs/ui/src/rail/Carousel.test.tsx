import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, CAROUSEL_INTERVAL_MS, CAROUSEL_SPEED_MS } from './Carousel.tsx';

const WIDTH = 100;

/* A row of slides of 100 px in a window of 200 px; jsdom lays nothing out. */
beforeEach(() => {
  vi.useFakeTimers();
  const layout = (name: string, read: (element: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return read(this);
    });
  layout('offsetLeft', (element) => [...(element.parentElement?.children ?? [])].indexOf(element) * WIDTH);
  for (const [name, read] of [
    ['clientWidth', () => 2 * WIDTH],
    ['scrollWidth', (element: Element) => element.children.length * WIDTH],
  ] as const) {
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(function (this: Element) {
      return read(this);
    });
  }
  Element.prototype.scrollTo = vi.fn(function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  });
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-quiet');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (count: number, props: { interval?: number } = {}) =>
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
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const left = () => screen.getByRole('list').scrollLeft;
const moved = () => fireEvent.scroll(screen.getByRole('list'));

describe('Carousel', () => {
  it('has a point for each place it can stand at', () => {
    show(4);
    expect(screen.getAllByRole('button', { name: /\d\/\d/ }).map((point) => point.ariaLabel)).toEqual([
      '1/3',
      '2/3',
      '3/3',
    ]);
  });

  it('moves on by itself after its time, and from the last place to the first', () => {
    show(3);
    pass(CAROUSEL_INTERVAL_MS + CAROUSEL_SPEED_MS + 50);
    expect(left()).toBe(WIDTH);
    moved();
    pass(CAROUSEL_INTERVAL_MS);
    moved();
    expect(left()).toBe(0);
  });

  it('stands after a press on pause', () => {
    show(3);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(3 * CAROUSEL_INTERVAL_MS);
    expect(left()).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('stands in quiet mode and needs no pause there; its arrows jump', () => {
    document.documentElement.setAttribute('data-quiet', '');
    show(3);
    pass(3 * CAROUSEL_INTERVAL_MS);
    expect(left()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(left()).toBe(WIDTH);
  });

  it('has no buttons where everything is in sight', () => {
    show(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('never moves by itself without an interval', () => {
    show(3, { interval: 0 });
    pass(60_000);
    expect(left()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});
