import type { ReactNode } from 'react';
import { ACCOUNT_GROUPS, type AccountGroup } from './MenuRow.ts';
import { useFullMenu } from './useFullMenu.ts';
import type { VisibleMenuItem } from './useMenu.ts';

interface Props {
  /** Receives the non-empty groups, in the menu's order. */
  children: (groups: readonly { id: AccountGroup; items: readonly VisibleMenuItem[] }[]) => ReactNode;
}

/** The account menu's entries in their groups. */
export function LoadedAccountEntries({ children }: Props) {
  const entries = useFullMenu('account');
  const groups = ACCOUNT_GROUPS.map((id) => ({ id, items: entries.filter(({ group }) => group === id) }));
  return children(groups.filter(({ items }) => items.length > 0));
}
