import type { TextNamespace } from '@baize/i18n';
import { lazyPage, type Page } from '@baize/routing';
import type { AccountHeading } from './AccountPageLayout.tsx';

/** What the server renders of an account page: its heading (ADR 66). `useHeading` reads it from `texts`. */
export const pageSkeleton = (useHeading: () => AccountHeading, texts: TextNamespace): Page =>
  lazyPage(async () => {
    const { AccountPageSkeleton } = await import('./AccountPageSkeleton.tsx');
    return function PageSkeleton() {
      return <AccountPageSkeleton {...useHeading()} />;
    };
  }, texts);
