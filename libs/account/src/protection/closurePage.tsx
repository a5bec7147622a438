import { lazyPage } from '@baize/routing';
import type { ClosureKind } from './closure/closurePeriods.ts';
import { protectionTexts } from './texts.ts';

/** The page for a cool-off or self-exclusion. */
export const closurePage = (kind: ClosureKind) =>
  lazyPage(async () => {
    const { ClosurePage } = await import('./closure/ClosurePage.tsx');
    return () => <ClosurePage kind={kind} />;
  }, protectionTexts);
