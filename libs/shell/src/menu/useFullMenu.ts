import { MENU_TABLE } from './menuTable.ts';
import type { MenuName } from './MenuRow.ts';
import { useMenuRows, type VisibleMenuItem } from './useMenu.ts';

/** The entries of any menu. Only for code that loads later: it imports the whole table and its icons. */
export const useFullMenu = (place: MenuName): VisibleMenuItem[] => useMenuRows(MENU_TABLE, place);
