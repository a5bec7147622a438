import { paths } from '@baize/routing';
import {
  AccountIcon,
  BingoIcon,
  BonusIcon,
  CherryIcon,
  FileIcon,
  GiftIcon,
  HelpIcon,
  MailIcon,
  PartyIcon,
  PlaneIcon,
  ReliefIcon,
  SparklesIcon,
  SupportIcon,
  TradeIcon,
  TrophyIcon,
  TvIcon,
  UserIcon,
  VerifiedIcon,
  VirtualIcon,
} from '@baize/ui';
import { accountMenuRows } from './accountMenuRows.ts';
import { firstPaintMenuRows } from './firstPaintMenuRows.ts';
import { protectionMenuRows } from './protectionMenuRows.ts';
import * as when from './menuConditions.ts';
import type { MenuName, MenuRow } from './MenuRow.ts';

const MORE_GAMES: readonly MenuName[] = ['side', 'footer_games'];
const REWARD = { places: ['quick'], login: true, visitor: true } as const;
const HELP: readonly MenuName[] = ['help'];

const ACCOUNT: readonly MenuName[] = ['account'];
const ABOUT: readonly MenuName[] = ['footer_about'];
const RULES: readonly MenuName[] = ['footer_rules'];
const SPORT_RULES: readonly MenuName[] = ['footer_sport'];
const APPS: readonly MenuName[] = ['footer_apps'];

type Condition = MenuRow['when'];

const hasApps: Condition = ({ brand }) => brand.features.applicationsColumn;
const hasNoApps: Condition = ({ brand }) => !brand.features.applicationsColumn;

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
 * The table for all menus of the site (spec 2/2.13/17). An entry also needs its route: menus show only pages that the
 * app mounts.
 */
export const MENU_TABLE: readonly MenuRow[] = [
  /* Lobbies, promotions, support: in a separate module, since the first paint loads no other rows or icons. */
  ...firstPaintMenuRows,

  /*
   * Shortcuts above the header. Visitors find the rewards there, and log in first; players also have them in their
   * dropdown (spec 3/profile.screens/30).
   */
  {
    id: 'gifts',
    icon: GiftIcon,
    href: paths.treasure,
    places: ['quick'],
    login: true,
    when: when.hasTreasure,
  },
  { ...REWARD, id: 'bonus_request', icon: BonusIcon, href: paths.bonusRequest, when: when.hasBonusRequest },
  { ...REWARD, id: 'wheel', icon: PartyIcon, href: paths.wheel, when: when.hasWheel },
  { id: 'hub_promotions', icon: BonusIcon, href: paths.promotions, places: ['quick'] },
  { id: 'account', icon: AccountIcon, href: paths.profile, places: ['quick'], login: true },
  { id: 'support', icon: SupportIcon, opens: 'support', places: ['quick'], when: when.hasSupport },
  { id: 'explore_now', icon: SparklesIcon, href: paths.casino, places: ['quick'] },

  /* More games, promotions and help, in side nav and drawer. */
  {
    id: 'virtual_games',
    icon: VirtualIcon,
    href: ['/virtual', '/casino?type=virtual_games'],
    places: MORE_GAMES,
  },
  { id: 'bingo', icon: BingoIcon, href: [paths.bingo, '/casino?type=bingo'], places: MORE_GAMES },
  { id: 'tv_games', icon: TvIcon, href: [paths.tvGames, '/casino?type=tv_games'], places: MORE_GAMES },
  { id: 'high_flyer', icon: PlaneIcon, href: paths.highFlyer, places: MORE_GAMES },
  { id: 'live_slot', icon: CherryIcon, href: paths.liveSlot, places: MORE_GAMES },
  { id: 'binary_option', icon: TradeIcon, href: paths.binaryOption, places: MORE_GAMES },
  { id: 'page_faq', icon: HelpIcon, href: '/pages/frequently-asked-questions', places: HELP },
  { id: 'page_contact', icon: FileIcon, href: '/pages/contact', places: HELP },
  {
    id: 'safer_play',
    icon: ReliefIcon,
    href: '/pages/responsible-gambling',
    places: ['help', 'footer_safer'],
  },

  /* A player's menu: everyday account pages, rewards, protection. The rest is in the account's own menu. */
  ...accountMenuRows,
  {
    id: 'bonus_request',
    icon: BonusIcon,
    href: paths.bonusRequest,
    places: ['offers', 'dropdown'],
    login: true,
    when: when.bonusOf,
  },
  {
    id: 'wheel',
    icon: PartyIcon,
    href: paths.wheel,
    places: ['offers', 'dropdown'],
    login: true,
    when: when.hasWheel,
  },
  {
    id: 'treasure',
    icon: TrophyIcon,
    href: paths.treasure,
    places: ['offers', 'dropdown'],
    login: true,
    when: when.hasTreasure,
  },
  ...protectionMenuRows,
  { id: 'login', icon: UserIcon, href: paths.login, places: ACCOUNT, visitor: true },
  { id: 'register', icon: AccountIcon, href: paths.register, places: ACCOUNT, visitor: true },
  { id: 'forgot', icon: MailIcon, href: paths.forgot, places: ACCOUNT, visitor: true },

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
