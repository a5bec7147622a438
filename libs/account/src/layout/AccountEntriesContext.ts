import type { NavItem } from '@baize/ui';
import { createContext, type ComponentType, type ReactNode } from 'react';

/** The groups of the account menu. */
export type AccountGroup = 'money' | 'history' | 'bonuses' | 'security' | 'protection';

export interface AccountEntryGroup {
  id: AccountGroup;
  items: readonly NavItem[];
}

/** Renders its child with the account menu's entries, in their groups. */
export type AccountEntries = ComponentType<{
  children: (groups: readonly AccountEntryGroup[]) => ReactNode;
}>;

/** The account menu's entries. An app passes them in, since features don't import the shell (ADR 47). */
export const AccountEntriesContext = createContext<AccountEntries | undefined>(undefined);
