import { use, useCallback } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigate, type Path } from 'react-router';

/** Returns the new query for the current one. */
export type QueryChange = (now: URLSearchParams) => URLSearchParams;

/**
 * Changes the query of the page's address. The current query is that of the history: on a slow phone, what is on
 * screen is older, and the setter of `useSearchParams` would undo a change that isn't rendered yet. Once the player
 * has left the page, nothing happens. `replace` replaces the history entry: Back leaves the page.
 */
export function useQueryChange(): (change: QueryChange, replace?: boolean) => void {
  const { navigator } = use(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (change, replace) => {
      /* The router's type leaves it out; the histories of all its routers in a browser or a test have it. */
      const { location } = navigator as typeof navigator & { location: Path };
      if (location.pathname !== pathname) return;
      void navigate({ search: change(new URLSearchParams(location.search)).toString() }, { replace });
    },
    [navigator, navigate, pathname],
  );
}
