import { renderPage } from '@baize/testing';
import { expect, it } from 'vitest';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { DecorativeJackpots } from './DecorativeJackpots.tsx';

it.each([
  [0, 2],
  [550, 2],
  [768, 3],
  [992, 4],
  [1200, 5],
  [1600, 5],
])('from %i px, %i decorative jackpots are side by side', async (width, count) => {
  const page = await renderPage(<DecorativeJackpots />, { texts: [casinoTexts, casinoDeferredTexts] });
  const sized = page.container.querySelector<HTMLElement>('[style*="--v0"]');
  expect(sized?.style.getPropertyValue(`--v${width}`)).toBe(String(count));
});
