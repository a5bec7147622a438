import { useTranslation } from 'react-i18next';
import { useBrand, useDeviceId, useSiteOptions } from '@baize/brand';
import { useHasRoute } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import type { BottomBarItem } from '@baize/ui';
import { useLocation, useNavigate } from 'react-router';
import { openOverlay } from '../overlays/overlayStore.ts';
import { isCurrent, menuOf } from './menuOf.ts';
import type { FirstMenu, MenuName, MenuRow } from './MenuRow.ts';
import { primaryRows } from './primaryRows.ts';

/** A row's text is there from the start or comes with its menu; `t` looks for it in this order. */
const NAMESPACES = ['shell', 'shellLater'] as const;

/** An entry as the design system's bars, rails and columns take it. Its id is the row's. */
export type ShownItem = BottomBarItem & { id: string };

/** The entries of a menu of the first sight, for this brand, these options, this player, this app. */
export const useMenu = (place: FirstMenu): ShownItem[] => useMenuRows(primaryRows, place);

/** The same for any part of the table: what comes later brings its own (`useWholeMenu`). */
export function useMenuRows(table: readonly MenuRow[], place: MenuName): ShownItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const isPlayer = useIsPlayer();
  const { pathname, search } = useLocation();
  const rows = menuOf(table, {
    options: useSiteOptions(),
    brand: useBrand(),
    device: useDeviceId(),
    hasRoute: useHasRoute(),
    isPlayer,
    place,
  });
  return rows.map(({ id, icon, href, addresses, opens, login, featured }) => {
    const item = { id, label: t(id as 'casino', { ns: NAMESPACES }), icon, featured };
    if (opens) return { ...item, onSelect: () => openOverlay(opens) };
    /* What only players have asks a visitor to log in first, and then goes on. */
    if (href && login && !isPlayer)
      return { ...item, onSelect: () => openLoginDialog(() => void navigate(href)) };
    return { ...item, href, current: isCurrent(addresses, pathname, search) };
  });
}
