import { createElement, Suspense, use, type ReactNode } from 'react';
import { Skeleton } from '@baize/ui';
import { AccountEntriesContext, type AccountEntryGroup } from './AccountEntriesContext.ts';

interface Props {
  children: (groups: readonly AccountEntryGroup[]) => ReactNode;
}

/** The account menu's groups, once their code is there; nothing where an app has no such menu. */
export function AccountEntryGroups({ children }: Props) {
  const entries = use(AccountEntriesContext);
  if (!entries) return null;
  return <Suspense fallback={<Skeleton height="480px" />}>{createElement(entries, { children })}</Suspense>;
}
