import { accountRows } from './accountRows.ts';
import type { MenuRow } from './MenuRow.ts';
import { secondaryRows } from './secondaryRows.ts';
import { footerRows } from './footerRows.ts';
import { primaryRows } from './primaryRows.ts';

/**
 * The table of every menu of the site (spec 2/2.13/17). An entry also needs its route: menus don't show what an
 * app doesn't mount.
 */
export const MENU_ITEMS: readonly MenuRow[] = [
  ...primaryRows,
  ...secondaryRows,
  ...accountRows,
  ...footerRows,
];
