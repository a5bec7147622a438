import { BonusIcon, FileIcon, TrophyIcon, VerifiedIcon } from '@baize/ui';
import { footerHasSport, hasBonusRequest } from './menuConditions.ts';
import type { MenuName, MenuRow } from './MenuRow.ts';

const ABOUT: readonly MenuName[] = ['footer_about'];
const RULES: readonly MenuName[] = ['footer_rules'];
const SPORT: readonly MenuName[] = ['footer_sport'];
const APPS: readonly MenuName[] = ['footer_apps'];

type Condition = MenuRow['when'];

const page = (id: MenuRow['id'], name: string, places: readonly MenuName[], when?: Condition): MenuRow => ({
  id,
  icon: FileIcon,
  href: `/pages/${name}`,
  places,
  when,
});

const hasApps: Condition = ({ brand }) => brand.features.applicationsColumn;
const hasNoApps: Condition = ({ brand }) => !brand.features.applicationsColumn;

/** Pages about the site itself (spec 2/2.13/18). */
export const footerRows: readonly MenuRow[] = [
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
  page('page_betting_rules', 'betting-rules', SPORT, footerHasSport),
  page('page_sportsbook_rules', 'sportsbook-rules', SPORT, footerHasSport),
  page('page_betbuilder', 'betbuilder-rules', SPORT, footerHasSport),
  { ...page('tournaments', 'tournaments', APPS, hasApps), icon: TrophyIcon },
  { ...page('document_validation', 'aml-kyc-policy', APPS, hasApps), icon: VerifiedIcon },
  {
    id: 'automatic_bonus',
    icon: BonusIcon,
    opens: 'bonus',
    places: APPS,
    player: true,
    when: (context) => context.brand.features.applicationsColumn && hasBonusRequest(context),
  },
];
