import type { AppRoute } from '@baize/routing';
import { AccountEntriesContext, type AccountEntries } from './AccountEntriesContext.ts';

/** Provides the account menu's entries to a route's page. */
export const withAccountEntries =
  (entries: AccountEntries) =>
  (route: AppRoute): AppRoute => {
    const { Component, load } = route.page;
    const Framed = () => (
      <AccountEntriesContext value={entries}>
        <Component />
      </AccountEntriesContext>
    );
    return { ...route, page: { Component: Framed, load } };
  };
