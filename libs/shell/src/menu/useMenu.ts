import { useBrand, useSiteOptions } from '@baize/brand';
import { useText } from '@baize/i18n';
import { matchRoute, useRouteTable } from '@baize/routing';
import { useIsPlayer } from '@baize/session';
import type { BottomBarItem } from '@baize/ui';
import { parsePath, useLocation } from 'react-router';
import { shellMessages } from '../messages.ts';
import { MENU_ITEMS, type MenuPlace } from './menuItems.ts';

const CATCH_ALL = '*';

/** An entry is where the player is when its path and everything it says in its query are in the address. */
function isCurrent(href: string, pathname: string, search: string): boolean {
  const target = parsePath(href);
  const here = new URLSearchParams(search);
  const said = [...new URLSearchParams(target.search)];
  return target.pathname === pathname && said.every(([name, value]) => here.get(name) === value);
}

/** The entries of one menu, for this brand, these options, this player. */
export function useMenu(place: MenuPlace): BottomBarItem[] {
  const t = useText(shellMessages);
  const context = { options: useSiteOptions(), brand: useBrand(), isPlayer: useIsPlayer() };
  const routes = useRouteTable();
  const { pathname, search } = useLocation();
  const isMounted = (href: string) => {
    const route = matchRoute(routes, parsePath(href).pathname ?? '/')?.route;
    return route !== undefined && route.path !== CATCH_ALL;
  };
  return MENU_ITEMS.filter(
    ({ places, href, when }) => places.includes(place) && isMounted(href) && (when?.(context) ?? true),
  ).map(({ id, text, icon, href, featured }) => ({
    id,
    label: t(text),
    icon,
    href,
    featured,
    current: isCurrent(href, pathname, search),
  }));
}
