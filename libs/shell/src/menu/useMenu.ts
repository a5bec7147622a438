import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { useDeviceId, useSiteOptions } from '@baize/site';
import { useHasRoute, useCachedAddress } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import type { BottomBarItem } from '@baize/ui';
import { parsePath, useNavigate } from 'react-router';
import { openOverlay } from '../overlays/overlayStore.ts';
import { isCurrent } from './isCurrent.ts';
import { visibleMenuRows } from './visibleMenuRows.ts';
import type { FirstPaintMenu, MenuName, MenuRow } from './MenuRow.ts';
import { firstPaintMenuRows } from './firstPaintMenuRows.ts';

/** The namespaces of a row's text; `t` searches them in this order. */
const NAMESPACES = ['shell', 'shellDeferred'] as const;

/** An entry in the form that the design system's bars, rails and columns expect, with the row's id and group. */
export type VisibleMenuItem = BottomBarItem & Pick<MenuRow, 'group'> & { id: string };

/** The entries of a first-paint menu, for this brand, options, player and app. */
export const useMenu = (place: FirstPaintMenu): VisibleMenuItem[] => useMenuRows(firstPaintMenuRows, place);

/** The same for any rows: code that loads later passes its own (`useFullMenu`). */
export function useMenuRows(table: readonly MenuRow[], place: MenuName): VisibleMenuItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const isPlayer = useIsPlayer();
  const { pathname = '', search = '' } = parsePath(useCachedAddress());
  const rows = visibleMenuRows(table, {
    options: useSiteOptions(),
    brand: useBrand(),
    device: useDeviceId(),
    hasRoute: useHasRoute(),
    isPlayer,
    place,
  });
  return rows.map((row) => {
    const { id, icon, href, opens, login, featured, group } = row;
    const item = { id, label: t(id as 'casino', { ns: NAMESPACES }), icon, featured, group };
    const target = opens && !isCurrent(row, pathname, search) ? () => openOverlay(opens) : undefined;
    const go = target ?? (href ? () => void navigate(href) : undefined);
    /* A visitor logs in first, then continues. */
    if (go && login && !isPlayer) return { ...item, onSelect: () => openLoginDialog(go) };
    if (target) return { ...item, onSelect: target };
    return { ...item, href, current: isCurrent(row, pathname, search) };
  });
}
