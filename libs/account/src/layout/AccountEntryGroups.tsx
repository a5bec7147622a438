import { createElement, Suspense, use, type ReactNode } from 'react';
import { Skeleton } from '@baize/ui';
import { AccountEntriesContext, type AccountEntryGroup } from './AccountEntriesContext.ts';

interface Props {
  children: (groups: readonly AccountEntryGroup[]) => ReactNode;
}

/**
 * The account menu's groups and what follows them, once their code is there: what is below them would be pushed away from
 * under a pointer, and out of view for a keyboard. No groups where an app has no such menu.
 */
export function AccountEntryGroups({ children }: Props) {
  const entries = use(AccountEntriesContext);
  if (!entries) return children([]);
  return <Suspense fallback={<Skeleton height="480px" />}>{createElement(entries, { children })}</Suspense>;
}
