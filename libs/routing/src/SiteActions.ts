import { createContext, use } from 'react';

/** What the site around a page can open over it. */
export interface SiteActions {
  openSupport: () => void;
  /** The deposit over the page; a visitor logs in first. */
  openDeposit: () => void;
}

const nothing = () => undefined;

/** Provided by the shell, since a feature doesn't import it. */
export const SiteActionsContext = createContext<SiteActions>({ openSupport: nothing, openDeposit: nothing });

/** Opens the live support or the deposit over the page. */
export const useSiteActions = (): SiteActions => use(SiteActionsContext);
