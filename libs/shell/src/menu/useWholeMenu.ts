import { MENU_ITEMS } from './menuItems.ts';
import type { MenuName } from './MenuRow.ts';
import { useMenuRows, type ShownItem } from './useMenu.ts';

/** The entries of any menu. Only for code that loads later: it imports the whole table and its icons. */
export const useWholeMenu = (place: MenuName): ShownItem[] => useMenuRows(MENU_ITEMS, place);
