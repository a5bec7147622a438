import { createContext, use } from 'react';

/**
 * Called while rendering by a page that has nothing at its address. The server's renderer provides it and sends the
 * status 404; in a browser it has no effect.
 */
export const NotFoundContext = createContext<(() => void) | undefined>(undefined);

/** Says that there is nothing at the page's address, if `isMissing`: the site server sends the page with status 404. */
export function useReportNotFound(isMissing: boolean): void {
  const report = use(NotFoundContext);
  if (isMissing) report?.();
}
