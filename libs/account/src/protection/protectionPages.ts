import { formsTexts } from '@baize/forms';
import { lazyPage } from '@baize/routing';
import { closurePage } from './closurePage.tsx';
import { protectionTexts } from './texts.ts';

const limits = lazyPage(
  async () => (await import('./limits/LimitsPage.tsx')).LimitsPage,
  protectionTexts,
  formsTexts,
);

/** Limits, cooling-off and self-exclusion (spec 3/protection/1 to 12). */
export const protectionPages = {
  limits,
  exclusion: closurePage('exclusion'),
  coolingOff: closurePage('break'),
};
