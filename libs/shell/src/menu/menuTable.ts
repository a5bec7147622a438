import {
  AccountIcon,
  BingoIcon,
  BonusIcon,
  CherryIcon,
  ClockIcon,
  CoinsIcon,
  CouponIcon,
  CrownIcon,
  DepositIcon,
  DeviceIcon,
  FileIcon,
  GamepadIcon,
  HelpIcon,
  HistoryIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  PartyIcon,
  PhoneIcon,
  PlaneIcon,
  ReliefIcon,
  ShieldIcon,
  SparklesIcon,
  SportIcon,
  TradeIcon,
  TransferIcon,
  TrophyIcon,
  TvIcon,
  UserIcon,
  VerifiedIcon,
  VirtualIcon,
  WaitIcon,
  WalletIcon,
  WithdrawIcon,
} from '@baize/ui';
import { mainMenuRows } from './mainMenuRows.ts';
import * as when from './menuConditions.ts';
import type { MenuName, MenuRow } from './MenuRow.ts';

const MORE_GAMES: readonly MenuName[] = ['side', 'footer_games'];
const HELP: readonly MenuName[] = ['help'];

const ACCOUNT: readonly MenuName[] = ['account'];
const ACCOUNT_AND_DROPDOWN: readonly MenuName[] = ['account', 'dropdown'];
/** Two taps from anywhere: the account menu or the drawer, then one of these (spec 1/1/8). */
const PROTECTION: readonly MenuName[] = ['account', 'dropdown', 'footer_safer'];

const ABOUT: readonly MenuName[] = ['footer_about'];
const RULES: readonly MenuName[] = ['footer_rules'];
const SPORT_RULES: readonly MenuName[] = ['footer_sport'];
const APPS: readonly MenuName[] = ['footer_apps'];

type Condition = MenuRow['when'];

const hasApps: Condition = ({ brand }) => brand.features.applicationsColumn;
const hasNoApps: Condition = ({ brand }) => !brand.features.applicationsColumn;

const playersOnly = (row: Omit<MenuRow, 'player'>): MenuRow => ({ ...row, player: true });

const page = (
  id: MenuRow['id'],
  name: string,
  places: readonly MenuName[],
  condition?: Condition,
): MenuRow => ({
  id,
  icon: FileIcon,
  href: `/pages/${name}`,
  places,
  when: condition,
});

/**
 * The table of every menu of the site (spec 2/2.13/17). An entry also needs its route: menus don't show what an
 * app doesn't mount.
 */
export const MENU_TABLE: readonly MenuRow[] = [
  /* Lobbies, promotions, support: in a module of their own, since the first paint loads no other rows or icons. */
  ...mainMenuRows,

  /* More games, promotions and help, in side nav and drawer. */
  {
    id: 'virtual_games',
    icon: VirtualIcon,
    href: ['/virtual', '/casino?type=virtual_games'],
    places: MORE_GAMES,
  },
  { id: 'bingo', icon: BingoIcon, href: ['/bingo', '/casino?type=bingo'], places: MORE_GAMES },
  { id: 'tv_games', icon: TvIcon, href: ['/beton', '/casino?type=tv_games'], places: MORE_GAMES },
  { id: 'high_flyer', icon: PlaneIcon, href: '/play-high-flyer', places: MORE_GAMES },
  { id: 'live_slot', icon: CherryIcon, href: '/live-slot', places: MORE_GAMES },
  { id: 'binary_option', icon: TradeIcon, href: '/play-live-binary', places: MORE_GAMES },
  {
    id: 'wheel',
    icon: PartyIcon,
    href: '/cark',
    places: ['offers', 'dropdown'],
    login: true,
    when: when.hasWheel,
  },
  {
    id: 'treasure',
    icon: TrophyIcon,
    href: '/treasure',
    places: ['offers', 'dropdown'],
    login: true,
    when: when.hasTreasure,
  },
  { id: 'page_faq', icon: HelpIcon, href: '/pages/frequently-asked-questions', places: HELP },
  { id: 'page_contact', icon: FileIcon, href: '/pages/contact', places: HELP },
  {
    id: 'safer_play',
    icon: ReliefIcon,
    href: '/pages/responsible-gambling',
    places: ['help', 'footer_safer'],
  },

  /* The account's pages, then login, registration and forgotten password for visitors (spec 2/2.13/17). */
  playersOnly({ id: 'deposit', icon: DepositIcon, href: '/Deposit', places: ACCOUNT_AND_DROPDOWN }),
  playersOnly({ id: 'withdraw', icon: WithdrawIcon, href: '/Withdraw', places: ACCOUNT_AND_DROPDOWN }),
  playersOnly({ id: 'profile', icon: AccountIcon, href: '/Account', places: ACCOUNT_AND_DROPDOWN }),
  playersOnly({
    id: 'sms_verification',
    icon: PhoneIcon,
    href: '/account/sms-verification',
    places: ACCOUNT,
  }),
  playersOnly({
    id: 'bonus_talep',
    icon: BonusIcon,
    href: '/bonus-talep',
    places: ACCOUNT_AND_DROPDOWN,
    when: ({ brand }) => brand.features.bonusTalepPage,
  }),
  playersOnly({
    id: 'level',
    icon: CrownIcon,
    href: '/level',
    places: ACCOUNT_AND_DROPDOWN,
    when: ({ brand }) => brand.features.levelPage,
  }),
  playersOnly({
    id: 'case',
    icon: TrophyIcon,
    href: '/case',
    places: ACCOUNT_AND_DROPDOWN,
    when: ({ brand }) => brand.features.casePage,
  }),
  playersOnly({ id: 'change_password', icon: KeyIcon, href: '/ChangePassword', places: ACCOUNT }),
  playersOnly({
    id: 'betting_history',
    icon: SportIcon,
    href: '/BettingHistory',
    places: ACCOUNT_AND_DROPDOWN,
  }),
  playersOnly({ id: 'game_history', icon: GamepadIcon, href: '/gameHistory', places: ACCOUNT_AND_DROPDOWN }),
  playersOnly({ id: 'free_spins', icon: SparklesIcon, href: '/FreeSpins', places: ACCOUNT_AND_DROPDOWN }),
  playersOnly({
    id: 'player_bonuses',
    icon: CouponIcon,
    href: '/PlayerBonuses',
    places: ACCOUNT_AND_DROPDOWN,
  }),
  playersOnly({
    id: 'finance_activities',
    icon: WalletIcon,
    href: '/FinanceActivities',
    places: ACCOUNT_AND_DROPDOWN,
  }),
  playersOnly({ id: 'account_activities', icon: HistoryIcon, href: '/AccountActivities', places: ACCOUNT }),
  playersOnly({ id: 'poker_transfer', icon: CoinsIcon, href: '/account/transfers/poker', places: ACCOUNT }),
  playersOnly({ id: 'game_transfers', icon: TransferIcon, href: '/GameTransfers', places: ACCOUNT }),
  playersOnly({ id: 'two_factor', icon: LockIcon, href: '/TwoFactor', places: ACCOUNT }),
  playersOnly({ id: 'session_history', icon: DeviceIcon, href: '/SessionHistory', places: ACCOUNT }),
  { id: 'limits', icon: ShieldIcon, href: '/account-limitation', places: PROTECTION, login: true },
  { id: 'cooling_off', icon: WaitIcon, href: '/cooling-off-periods', places: PROTECTION, login: true },
  { id: 'self_exclusion', icon: ClockIcon, href: '/self-exclusion', places: PROTECTION, login: true },
  { id: 'login', icon: UserIcon, href: '/Login', places: ACCOUNT, visitor: true },
  { id: 'register', icon: AccountIcon, href: '/Register', places: ACCOUNT, visitor: true },
  { id: 'forgot', icon: MailIcon, href: '/Forgot', places: ACCOUNT, visitor: true },

  /* The footer's pages about the site itself (spec 2/2.13/18). */
  page('page_about', 'about', ABOUT),
  page('page_faq', 'frequently-asked-questions', ABOUT),
  page('page_contact', 'contact', ABOUT),
  page('page_affiliates', 'affiliates', ABOUT),
  page('page_bonus_system', 'bonus-system', ABOUT),
  page('tournaments', 'tournaments', ABOUT, hasNoApps),
  page('page_terms', 'terms-and-conditions', RULES),
  page('page_bonus_policy', 'bonus-policy', RULES),
  page('page_payment_policy', 'payment-policy', RULES),
  page('page_privacy', 'privacy-policy', RULES),
  page('page_aml', 'aml-kyc-policy', RULES),
  page('page_self_exclusion', 'self-exclusion-policy', RULES),
  page('page_complaints', 'complaints-and-arbitration', RULES),
  page('page_disputes', 'dispute-resolution', RULES),
  page('page_fairness', 'fairness-methods', RULES),
  page('page_netent', 'netent-rescription', RULES),
  page('page_betting_rules', 'betting-rules', SPORT_RULES, when.footerHasSport),
  page('page_sportsbook_rules', 'sportsbook-rules', SPORT_RULES, when.footerHasSport),
  page('page_betbuilder', 'betbuilder-rules', SPORT_RULES, when.footerHasSport),
  { ...page('tournaments', 'tournaments', APPS, hasApps), icon: TrophyIcon },
  { ...page('document_validation', 'aml-kyc-policy', APPS, hasApps), icon: VerifiedIcon },
  {
    id: 'automatic_bonus',
    icon: BonusIcon,
    opens: 'bonus',
    places: APPS,
    player: true,
    when: (context) => context.brand.features.applicationsColumn && when.hasBonusRequest(context),
  },
];
