import { lazyPage } from '@baize/routing';
import type { ClosureKind } from './closure/closurePeriods.ts';
import { protectionTexts } from './texts.ts';

/** The page of a break or of self-exclusion. */
export const closurePage = (kind: ClosureKind) =>
  lazyPage(async () => {
    const { ClosurePage } = await import('./closure/ClosurePage.tsx');
    return () => <ClosurePage kind={kind} />;
  }, protectionTexts);
