import { act } from '@testing-library/react';
import { vi } from 'vitest';

const SLIDE_PX = 100;
const LAID_OUT = new Map([
  ['box-sizing', 'border-box'],
  ['width', `${SLIDE_PX}px`],
  ['padding-left', '0'],
  ['padding-right', '0'],
]);

/**
 * For tests: jsdom has no layout, so each slide of a slider is 100 px wide, in a row that shows `shown` of
 * them.
 */
export function layOutSlides(shown: number): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(shown * SLIDE_PX);
  const styleOf = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo);
    if (!element.matches('.swiper-slide, :has(> .swiper-wrapper)')) return style;
    const getPropertyValue = (name: string) => LAID_OUT.get(name) ?? style.getPropertyValue(name);
    return new Proxy(style, {
      get: (_, key): unknown => (key === 'getPropertyValue' ? getPropertyValue : Reflect.get(style, key)),
    });
  });
}

/** For tests with fake timers: the page is idle, swiper has loaded, and the page is idle again. */
export async function loadSwiper(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** How many slides a row has moved by. */
export const movedBy = (row: HTMLElement) =>
  Number(/translate3d\(-(.+?)px/.exec(row.style.transform)?.[1] ?? 0) / SLIDE_PX;

/** For tests: ends the running move, which a browser would report. */
export const endMove = (row: HTMLElement) => act(() => void row.dispatchEvent(new Event('transitionend')));
