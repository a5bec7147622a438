import { accountRows } from './accountRows.ts';
import type { MenuRow } from './MenuRow.ts';
import { secondaryRows } from './secondaryRows.ts';
import { footerRows } from './footerRows.ts';
import { primaryRows } from './primaryRows.ts';

/**
 * Every menu of the site is this table (spec 2/2.13/17). An entry also needs its route: what an app does
 * not mount, its menus do not show.
 */
export const MENU_ITEMS: readonly MenuRow[] = [
  ...primaryRows,
  ...secondaryRows,
  ...accountRows,
  ...footerRows,
];
