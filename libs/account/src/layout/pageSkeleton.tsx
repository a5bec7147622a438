import type { TextNamespace } from '@baize/i18n';
import { lazyPage, type PageSkeleton } from '@baize/routing';
import type { PropsWithChildren } from 'react';
import type { AccountHeading } from './AccountPageLayout.tsx';

/** What the server renders of an account page: its heading (ADR 66). `useHeading` reads it from `texts`. */
export const pageSkeleton = (useHeading: () => AccountHeading, texts: TextNamespace): PageSkeleton =>
  lazyPage(async () => {
    const { AccountPageSkeleton } = await import('./AccountPageSkeleton.tsx');
    return function Skeleton({ children }: PropsWithChildren) {
      return <AccountPageSkeleton heading={useHeading()}>{children}</AccountPageSkeleton>;
    };
  }, texts);
