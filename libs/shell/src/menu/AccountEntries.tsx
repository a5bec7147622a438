import { deferredComponent } from '../deferredComponent.tsx';

/**
 * Passes the account menu's entries to its child, a function. An app passes this component to the account pages, since
 * a feature can't import the shell. The menu's table and texts load on first render, in a `Suspense` (spec 3/2, ADR
 * 47).
 */
export const AccountEntries = deferredComponent(
  async () => (await import('./LoadedAccountEntries.tsx')).LoadedAccountEntries,
);
