import {
  AccountIcon,
  BonusIcon,
  ClockIcon,
  CoinsIcon,
  CouponIcon,
  CrownIcon,
  DepositIcon,
  DeviceIcon,
  GamepadIcon,
  HistoryIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  PhoneIcon,
  ShieldIcon,
  SparklesIcon,
  SportIcon,
  TransferIcon,
  TrophyIcon,
  UserIcon,
  WaitIcon,
  WalletIcon,
  WithdrawIcon,
} from '@baize/ui';
import type { MenuName, MenuRow } from './MenuRow.ts';

const EVERYWHERE: readonly MenuName[] = ['account', 'dropdown'];
const LIST: readonly MenuName[] = ['account'];
/** Two taps from anywhere: the account menu or the drawer, then one of these (spec 1/1/8). */
const PROTECTION: readonly MenuName[] = ['account', 'dropdown', 'footer_safer'];

const own = (row: Omit<MenuRow, 'player'>): MenuRow => ({ ...row, player: true });

/** The account's pages, and login, registration and forgotten password for visitors (spec 2/2.13/17). */
export const accountRows: readonly MenuRow[] = [
  own({ id: 'deposit', icon: DepositIcon, href: '/Deposit', places: EVERYWHERE }),
  own({ id: 'withdraw', icon: WithdrawIcon, href: '/Withdraw', places: EVERYWHERE }),
  own({ id: 'profile', icon: AccountIcon, href: '/Account', places: EVERYWHERE }),
  own({ id: 'sms_verification', icon: PhoneIcon, href: '/account/sms-verification', places: LIST }),
  own({
    id: 'bonus_talep',
    icon: BonusIcon,
    href: '/bonus-talep',
    places: EVERYWHERE,
    when: ({ brand }) => brand.features.bonusTalepPage,
  }),
  own({
    id: 'level',
    icon: CrownIcon,
    href: '/level',
    places: EVERYWHERE,
    when: ({ brand }) => brand.features.levelPage,
  }),
  own({
    id: 'case',
    icon: TrophyIcon,
    href: '/case',
    places: EVERYWHERE,
    when: ({ brand }) => brand.features.casePage,
  }),
  own({ id: 'change_password', icon: KeyIcon, href: '/ChangePassword', places: LIST }),
  own({ id: 'betting_history', icon: SportIcon, href: '/BettingHistory', places: EVERYWHERE }),
  own({ id: 'game_history', icon: GamepadIcon, href: '/gameHistory', places: EVERYWHERE }),
  own({ id: 'free_spins', icon: SparklesIcon, href: '/FreeSpins', places: EVERYWHERE }),
  own({ id: 'player_bonuses', icon: CouponIcon, href: '/PlayerBonuses', places: EVERYWHERE }),
  own({ id: 'finance_activities', icon: WalletIcon, href: '/FinanceActivities', places: EVERYWHERE }),
  own({ id: 'account_activities', icon: HistoryIcon, href: '/AccountActivities', places: LIST }),
  own({ id: 'poker_transfer', icon: CoinsIcon, href: '/account/transfers/poker', places: LIST }),
  own({ id: 'game_transfers', icon: TransferIcon, href: '/GameTransfers', places: LIST }),
  own({ id: 'two_factor', icon: LockIcon, href: '/TwoFactor', places: LIST }),
  own({ id: 'session_history', icon: DeviceIcon, href: '/SessionHistory', places: LIST }),
  { id: 'limits', icon: ShieldIcon, href: '/account-limitation', places: PROTECTION, login: true },
  { id: 'cooling_off', icon: WaitIcon, href: '/cooling-off-periods', places: PROTECTION, login: true },
  { id: 'self_exclusion', icon: ClockIcon, href: '/self-exclusion', places: PROTECTION, login: true },
  { id: 'login', icon: UserIcon, href: '/Login', places: LIST, visitor: true },
  { id: 'register', icon: AccountIcon, href: '/Register', places: LIST, visitor: true },
  { id: 'forgot', icon: MailIcon, href: '/Forgot', places: LIST, visitor: true },
];
