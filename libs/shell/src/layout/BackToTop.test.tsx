import { renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { Page } from './Page.tsx';
import { BackToTop } from './BackToTop.tsx';

const scrollTo = vi.fn();

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

const open = () =>
  renderPage(
    <Page>
      <BackToTop raised={false} />
    </Page>,
    { texts: [shellTexts, shellDeferredTexts] },
  );

function scroll(...positions: number[]) {
  for (const scrollY of positions) {
    Object.assign(window, { scrollY });
    act(() => void dispatchEvent(new Event('scroll')));
  }
}
const button = () => screen.queryByRole('button', { name: 'Back to top' });

it.each([
  ['scrolling down', [600, 900], false],
  ['scrolling up to more than 100 px', [600, 101], true],
  ['scrolling up to 100 px', [600, 100], false],
  ['scrolling down again', [600, 400, 500], false],
] as const)('%s: %j shows the button: %s', async (_, positions, shown) => {
  await open();
  expect(button()).toBeNull();
  scroll(...positions);
  expect(button() !== null).toBe(shown);
});

it('leaves four seconds after the last scroll, unless it has the focus', async () => {
  await open();
  vi.useFakeTimers();
  scroll(900, 800);
  act(() => void vi.advanceTimersByTime(3900));
  scroll(790);
  act(() => void vi.advanceTimersByTime(3900));
  expect(button()).not.toBeNull();
  button()?.focus();
  act(() => void vi.advanceTimersByTime(9000));
  expect(button()).not.toBeNull();
  button()?.blur();
  act(() => void vi.advanceTimersByTime(4000));
  expect(button()).toBeNull();
  vi.useRealTimers();
});

it('scrolls to the top and moves the focus there', async () => {
  await open();
  scroll(900, 800);
  await press('Back to top');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
