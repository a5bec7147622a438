import { paths } from '@baize/routing';
import {
  AccountIcon,
  BallIcon,
  BonusIcon,
  CherryIcon,
  CrownIcon,
  DepositIcon,
  GamepadIcon,
  GiftIcon,
  HomeIcon,
  LiveIcon,
  RocketIcon,
  SearchIcon,
  SpadeIcon,
  SportIcon,
  SupportIcon,
} from '@baize/ui';
import * as when from './menuConditions.ts';
import type { MenuName, MenuRow } from './MenuRow.ts';

const LOBBY: readonly MenuName[] = ['top', 'side', 'footer_games'];
const SPORT: readonly MenuName[] = ['side', 'footer_sport'];

const sportRow = (row: Pick<MenuRow, 'id' | 'icon' | 'href'>, places: readonly MenuName[]): MenuRow[] => {
  const sport = { ...row, sport: true };
  const inMenus = places.filter((place) => place !== 'footer_sport');
  return [
    { ...sport, places: inMenus, when: when.sportOf },
    { ...sport, places: ['footer_sport'], when: when.footerHasSport },
  ];
};

/**
 * The rows of the first paint's menus: lobbies, promotions, support. `menuTable.ts` has all rows. A lobby also has a
 * URL under /casino.
 */
export const firstPaintMenuRows: readonly MenuRow[] = [
  { id: 'home', icon: HomeIcon, href: '/', places: ['side', 'bottom'] },
  {
    id: 'casino',
    icon: CherryIcon,
    href: [paths.casino, paths.casinoGames],
    places: [...LOBBY, 'bottom'],
    when: when.casinoOf,
  },
  ...sportRow({ id: 'sport', icon: SportIcon, href: paths.sport }, ['top', 'bottom', ...SPORT]),
  ...sportRow({ id: 'live_sport', icon: BallIcon, href: paths.liveSport }, ['top', 'bottom', ...SPORT]),
  ...sportRow({ id: 'esport', icon: GamepadIcon, href: paths.esport }, SPORT),
  {
    id: 'live_casino',
    icon: LiveIcon,
    href: [paths.liveCasino, '/casino?type=live_casino'],
    places: [...LOBBY, 'bottom'],
  },
  { id: 'search', icon: SearchIcon, opens: 'search', places: ['side', 'bottom'] },
  {
    id: 'deposit_now',
    icon: DepositIcon,
    href: paths.deposit,
    opens: 'deposit',
    places: ['bottom'],
    login: true,
    featured: true,
    when: when.depositIsAtThumb,
  },
  {
    id: 'register',
    icon: AccountIcon,
    href: paths.register,
    places: ['bottom'],
    visitor: true,
    featured: true,
    when: when.registerIsAtThumb,
  },
  {
    id: 'support',
    icon: SupportIcon,
    opens: 'support',
    places: ['help', 'bottom'],
    when: when.hasSupport,
  },
  { id: 'poker', icon: SpadeIcon, href: paths.poker, places: [...LOBBY, 'bottom'], when: when.pokerIsOn },
  {
    id: 'airship_games',
    icon: RocketIcon,
    href: [paths.airshipGames, '/casino?type=games'],
    places: [...LOBBY, 'bottom'],
  },
  {
    id: 'jackpots',
    icon: CrownIcon,
    href: [paths.jackpot, '/casino?type=jackpot'],
    places: [...LOBBY, 'bottom'],
    when: when.hasJackpots,
  },
  {
    id: 'promotions',
    icon: GiftIcon,
    href: paths.promotions,
    places: ['top', 'offers', 'bottom', 'footer_games'],
    when: when.promotionsOf,
  },
  /* A single word, since an item is only a fifth of a phone's width. */
  {
    id: 'bonus',
    icon: BonusIcon,
    href: paths.bonusRequest,
    places: ['bottom'],
    login: true,
    when: when.bonusOf,
  },
];
