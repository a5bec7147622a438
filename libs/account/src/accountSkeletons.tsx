import type { TextNamespace } from '@baize/i18n';
import { lazyPage, type Page } from '@baize/routing';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type historyKeys from './history/locales/tr.json';
import { historyTexts } from './history/texts.ts';
import type { AccountHeading } from './layout/AccountPageLayout.tsx';
import type moneyKeys from './money-locales/tr.json';
import { moneyTexts } from './money/moneyTexts.ts';
import type profileKeys from './profile-locales/tr.json';
import { LIVE_SLOT } from './profile/transfers/LIVE_SLOT.ts';
import { profileTexts } from './profileTexts.ts';
import type protectionKeys from './protection/locales/tr.json';
import { protectionTexts } from './protection/texts.ts';
import { accountTexts } from './texts.ts';

const skeletonPage = (useHeading: () => AccountHeading, texts: TextNamespace): Page =>
  lazyPage(async () => {
    const { AccountPageSkeleton } = await import('./layout/AccountPageSkeleton.tsx');
    return function PageSkeleton() {
      return <AccountPageSkeleton {...useHeading()} />;
    };
  }, texts);

/* A function for each namespace, so that TypeScript knows its keys. */

const money = (title: keyof typeof moneyKeys, lead: keyof typeof moneyKeys) =>
  skeletonPage(() => {
    const { t } = useTranslation('accountMoney');
    return { title: t(title), lead: t(lead) };
  }, moneyTexts);

const profile = (title: keyof typeof profileKeys, lead: keyof typeof profileKeys) =>
  skeletonPage(() => {
    const { t } = useTranslation('accountProfile');
    return { title: t(title), lead: t(lead) };
  }, profileTexts);

const history = (title: keyof typeof historyKeys, lead: keyof typeof historyKeys) =>
  skeletonPage(() => {
    const { t } = useTranslation('accountHistory');
    return { title: t(title), lead: t(lead) };
  }, historyTexts);

const protection = (title: keyof typeof protectionKeys, lead: keyof typeof protectionKeys) =>
  skeletonPage(() => {
    const { t } = useTranslation('accountProtection');
    return { title: t(title), lead: t(lead) };
  }, protectionTexts);

const walletTransfers = skeletonPage(() => {
  const { t } = useTranslation('accountProfile');
  const { method } = useParams();
  return {
    title: t(method === LIVE_SLOT ? 'transfers_live_slot' : 'transfers_title'),
    lead: t('transfers_lead'),
  };
}, profileTexts);

const hub = lazyPage(
  async () => (await import('./layout/AccountMenuSkeleton.tsx')).AccountMenuSkeleton,
  accountTexts,
);

/** Server-rendered skeletons of the account pages: their headings (ADR 66). */
export const accountSkeletons = {
  hub,
  deposit: money('deposit_title', 'deposit_lead'),
  withdraw: money('withdraw_title', 'withdraw_lead'),
  rovpay: money('rovpay_title', 'rovpay_lead'),
  envoyBank: money('envoy_bank_title', 'envoy_bank_lead'),
  envoyQr: money('envoy_qr_title', 'envoy_qr_lead'),
  profile: profile('details_title', 'details_lead'),
  password: profile('password_title', 'password_lead'),
  twoFactor: profile('two_factor_title', 'two_factor_lead'),
  smsVerification: profile('sms_title', 'sms_lead'),
  security: profile('security_title', 'security_lead'),
  walletTransfers,
  transfers: history('transfers', 'transfers_lead'),
  finance: history('finance', 'finance_lead'),
  freeSpins: history('free_spins', 'free_spins_lead'),
  bonuses: history('bonuses', 'bonuses_lead'),
  logs: history('logs', 'logs_lead'),
  sessions: history('sessions', 'sessions_lead'),
  games: history('games', 'games_lead'),
  betting: history('betting', 'betting_lead'),
  limits: protection('limits_title', 'limits_lead'),
  exclusion: protection('exclusion_title', 'exclusion_lead'),
  coolingOff: protection('break_title', 'break_lead'),
} as const satisfies Record<string, Page>;
