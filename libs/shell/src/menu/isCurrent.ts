import { lowerCase } from '@baize/i18n';
import { parsePath } from 'react-router';
import type { VisibleMenuRow } from './visibleMenuRows.ts';

/** The query parameter that identifies a page; all others filter its content. */
const NAMES_A_PAGE = 'type';

/**
 * An entry is current at each of its URLs, whatever else is in the query; a sport entry also at the providers' pages
 * below it.
 */
export function isCurrent(
  { addresses, sport }: Pick<VisibleMenuRow, 'addresses' | 'sport'>,
  pathname: string,
  search: string,
): boolean {
  const here = lowerCase(pathname);
  const type = new URLSearchParams(search).get(NAMES_A_PAGE);
  return addresses
    .map((href) => parsePath(href))
    .some((address) => {
      const own = lowerCase(address.pathname ?? '');
      const isPath = here === own || (sport && here.startsWith(`${own}/`));
      return isPath && new URLSearchParams(address.search).get(NAMES_A_PAGE) === type;
    });
}
