import { accountRows } from './accountRows.ts';
import type { MenuRow } from './MenuRow.ts';
import { moreRows } from './moreRows.ts';
import { pageRows } from './pageRows.ts';
import { placeRows } from './placeRows.ts';

/**
 * Every menu of the site is this table (spec 2/2.13/17). An entry also needs its route: what an app does
 * not mount, its menus do not show.
 */
export const MENU_ITEMS: readonly MenuRow[] = [...placeRows, ...moreRows, ...accountRows, ...pageRows];
