import { lazyPage } from '@baize/routing';
import { shellDeferredTexts } from '../texts.ts';

/** The page of a closed site. It replaces everything; if its code fails to load, `RootError` is shown. */
export const closedSite = lazyPage(
  async () => (await import('./ClosedPage.tsx')).ClosedPage,
  shellDeferredTexts,
);
