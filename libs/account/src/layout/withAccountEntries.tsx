import type { AppRoute, PageSkeleton } from '@baize/routing';
import type { PropsWithChildren } from 'react';
import { AccountEntriesContext, type AccountEntries } from './AccountEntriesContext.ts';

const within = (entries: AccountEntries, { Component, ...rest }: PageSkeleton): PageSkeleton => ({
  Component: (props: PropsWithChildren) => (
    <AccountEntriesContext value={entries}>
      <Component {...props} />
    </AccountEntriesContext>
  ),
  ...rest,
});

/** Provides the account menu's entries to a route's page, and to the skeleton around it, which has the menu. */
export const withAccountEntries =
  (entries: AccountEntries) =>
  ({ page, skeleton, ...route }: AppRoute): AppRoute => ({
    ...route,
    page: within(entries, page),
    ...(skeleton && { skeleton: within(entries, skeleton) }),
  });
