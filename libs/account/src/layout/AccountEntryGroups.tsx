import { createElement, Suspense, use, type ReactNode } from 'react';
import { Skeleton } from '@baize/ui';
import { AccountEntriesContext, type AccountEntryGroup } from './AccountEntriesContext.ts';

interface Props {
  children: (groups: readonly AccountEntryGroup[]) => ReactNode;
}

/**
 * Renders the account menu's groups and the content after them once their code has loaded, to avoid layout shift below.
 * No groups in an app without such a menu.
 */
export function AccountEntryGroups({ children }: Props) {
  const entries = use(AccountEntriesContext);
  if (!entries) return children([]);
  return <Suspense fallback={<Skeleton height="480px" />}>{createElement(entries, { children })}</Suspense>;
}
