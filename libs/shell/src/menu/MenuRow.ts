import type { SiteOptions } from '@baize/api';
import type { Brand, DeviceId } from '@baize/brand';
import type { IconComponent } from '@baize/ui';
import type { ShellKey } from '../texts.ts';

/** Menus of the first sight: the bar at the top, the line over it, the sticky bar of phones. */
export const FIRST_MENUS = ['top', 'quick', 'bottom'] as const;
export type FirstMenu = (typeof FIRST_MENUS)[number];

/** Where an entry stands: besides the first, rail and drawer with their groups, the account's menu, the footer's columns. */
export const MENUS = [
  ...FIRST_MENUS,
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

/** The live support, or the bonus page in a frame. */
export type MenuOverlay = 'support' | 'bonus';

export interface MenuContext {
  options: SiteOptions | undefined;
  brand: Brand;
  device: DeviceId;
  isPlayer: boolean;
  place: MenuName;
  /** Whether the app has a page at an address. */
  hasRoute: (href: string) => boolean;
}

export interface MenuRow {
  /** Also the key of its text. */
  id: ShellKey;
  icon: IconComponent;
  /** Where it leads: of several addresses of one page the first that the app has. It is current at all of them. */
  href?: string | readonly string[];
  /** What it opens over the page instead. */
  opens?: MenuOverlay;
  places: readonly MenuName[];
  /** Shown only when this holds; without it always. */
  when?: (context: MenuContext) => boolean;
  /** A player's own: visitors do not see it. */
  player?: boolean;
  /** Visitors only. */
  visitor?: boolean;
  /** Visitors see it too, and are asked to log in. */
  login?: boolean;
  /** Sport stands first where the brand leads with it. */
  sport?: boolean;
  /** The one in the brand's colour. */
  featured?: boolean;
}
