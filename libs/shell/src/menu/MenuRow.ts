import type { SiteOptions } from '@baize/api';
import type { Brand } from '@baize/brand';
import type { DeviceId } from '@baize/site';
import type { IconComponent } from '@baize/ui';
import type { ShellKey } from '../texts.ts';

/** Menus of the first paint: primary nav, bottom nav. */
export const FIRST_PAINT_MENUS = ['top', 'bottom'] as const;
export type FirstPaintMenu = (typeof FIRST_PAINT_MENUS)[number];

/**
 * All menus: the first-paint ones, the shortcuts above the header, the groups of side nav and drawer, the account menu,
 * the footer's columns.
 */
export const MENUS = [
  ...FIRST_PAINT_MENUS,
  'quick',
  'side',
  'offers',
  'help',
  'account',
  'dropdown',
  'footer_games',
  'footer_sport',
  'footer_about',
  'footer_rules',
  'footer_apps',
  'footer_safer',
] as const;
export type MenuName = (typeof MENUS)[number];

/** The groups of the account menu, in display order. */
export const ACCOUNT_GROUPS = ['money', 'history', 'bonuses', 'security', 'protection'] as const;
export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];

/** The live support, the bonus page in an iframe, the site's search, the deposit, or the wallets. */
export type MenuOverlay = 'support' | 'bonus' | 'search' | 'deposit' | 'wallets';

export interface MenuContext {
  options: SiteOptions | undefined;
  brand: Brand;
  device: DeviceId;
  isPlayer: boolean;
  place: MenuName;
  /** Whether the app has a route for a URL. */
  hasRoute: (href: string) => boolean;
}

export interface MenuRow {
  /** Also its text key. */
  id: ShellKey;
  icon: IconComponent;
  /** The link's URL: if a page has several, the first that the app has. The entry is current at all of them. */
  href?: string | readonly string[];
  /** Opens an overlay instead of a page. If it also has a URL, only in apps that have that page. */
  opens?: MenuOverlay;
  places: readonly MenuName[];
  /** Its group in the account menu. */
  group?: AccountGroup;
  /** Shown only when this returns true; always, if omitted. */
  when?: (context: MenuContext) => boolean;
  /** Players only. */
  player?: boolean;
  /** Visitors only. */
  visitor?: boolean;
  /** Shown to visitors too, who are asked to log in. */
  login?: boolean;
  /** Listed first if the brand leads with sport. */
  sport?: boolean;
  /** Highlighted in the brand's colour. */
  featured?: boolean;
}
