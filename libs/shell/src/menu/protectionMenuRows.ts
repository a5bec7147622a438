import { paths } from '@baize/routing';
import { ClockIcon, ShieldIcon, WaitIcon } from '@baize/ui';
import type { MenuName, MenuRow } from './MenuRow.ts';

/** Two taps from any page: the account menu or the drawer, then one of these (spec 1/1/8). */
const PROTECTION: readonly MenuName[] = ['account', 'dropdown', 'footer_safer'];

/** The rows for player-protection pages (spec 3/2). */
export const protectionMenuRows: readonly MenuRow[] = [
  {
    id: 'limits',
    icon: ShieldIcon,
    group: 'protection',
    href: paths.limits,
    places: PROTECTION,
    login: true,
  },
  {
    id: 'cooling_off',
    icon: WaitIcon,
    group: 'protection',
    href: paths.coolingOff,
    places: PROTECTION,
    login: true,
  },
  {
    id: 'self_exclusion',
    icon: ClockIcon,
    group: 'protection',
    href: paths.selfExclusion,
    places: PROTECTION,
    login: true,
  },
];
