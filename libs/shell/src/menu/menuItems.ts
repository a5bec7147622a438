import type { SiteOptions } from '@baize/api';
import type { Brand } from '@baize/brand';
import {
  BingoIcon,
  CherryIcon,
  CrownIcon,
  DepositIcon,
  GiftIcon,
  HomeIcon,
  LiveIcon,
  RocketIcon,
  SpadeIcon,
  SportIcon,
  TvIcon,
  VirtualIcon,
  type IconComponent,
} from '@baize/ui';
import type { ShellKey } from '../messages.ts';

/** Where an entry stands: the bar at the top, the rail and drawer, the sticky bar of phones, a column of the footer. */
export const MENU_PLACES = ['top', 'side', 'bottom', 'footer'] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

export interface MenuContext {
  options: SiteOptions | undefined;
  brand: Brand;
  isPlayer: boolean;
}

export interface MenuRow {
  id: string;
  text: ShellKey;
  icon: IconComponent;
  href: string;
  places: readonly MenuPlace[];
  /** Shown only when this holds; without it always. */
  when?: (context: MenuContext) => boolean;
  /** The one in the brand's colour. */
  featured?: boolean;
}

const isOn = (flag: string | undefined) => flag === '1';

/**
 * Every menu of the site is this table (spec: document 2, section 2.13). An entry also needs its route: what an app does
 * not mount, its menus do not show.
 */
export const MENU_ITEMS: readonly MenuRow[] = [
  { id: 'home', text: 'home', icon: HomeIcon, href: '/', places: ['side', 'bottom'] },
  {
    id: 'casino',
    text: 'casino',
    icon: CherryIcon,
    href: '/casino?type=casino',
    places: ['top', 'side', 'bottom', 'footer'],
  },
  {
    id: 'live-casino',
    text: 'live_casino',
    icon: LiveIcon,
    href: '/casino?type=live_casino',
    places: ['top', 'side', 'bottom', 'footer'],
  },
  {
    id: 'deposit',
    text: 'deposit',
    icon: DepositIcon,
    href: '/Deposit',
    places: ['bottom'],
    featured: true,
    when: ({ isPlayer }) => isPlayer,
  },
  {
    id: 'sport',
    text: 'sport',
    icon: SportIcon,
    href: '/sport',
    places: ['top', 'side', 'footer'],
    when: ({ options }) => isOn(options?.sport),
  },
  {
    id: 'poker',
    text: 'poker',
    icon: SpadeIcon,
    href: '/poker',
    places: ['top', 'side', 'footer'],
    when: ({ options }) => isOn(options?.poker),
  },
  {
    id: 'games',
    text: 'airship_games',
    icon: RocketIcon,
    href: '/casino?type=games',
    places: ['top', 'side', 'bottom', 'footer'],
  },
  {
    id: 'jackpot',
    text: 'jackpots',
    icon: CrownIcon,
    href: '/casino?type=jackpot',
    places: ['top', 'side', 'footer'],
    when: ({ brand }) => brand.features.jackpotMenu,
  },
  { id: 'bingo', text: 'bingo', icon: BingoIcon, href: '/casino?type=bingo', places: ['side', 'footer'] },
  {
    id: 'tv-games',
    text: 'tv_games',
    icon: TvIcon,
    href: '/casino?type=tv_games',
    places: ['side', 'footer'],
  },
  {
    id: 'virtual',
    text: 'virtual_games',
    icon: VirtualIcon,
    href: '/casino?type=virtual_games',
    places: ['side', 'footer'],
  },
  {
    id: 'promotions',
    text: 'promotions',
    icon: GiftIcon,
    href: '/Promotions',
    places: ['top', 'side', 'footer'],
  },
];
