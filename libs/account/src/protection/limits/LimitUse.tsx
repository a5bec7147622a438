import { currencyOf, formatMoney, useLanguage } from '@baize/i18n';
import { useProfile } from '@baize/player';
import { UsageBarGroup, type UsageBarProps } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Limits, type LimitType, type Period } from './limitQueries.ts';

/** The share of a limit at which the player is warned. */
const TIGHT = 0.8;

/** How much of each limit is used, with a note: the remaining amount, or available actions. */
export function LimitUse({ type, limits: { limits, used } }: { type: LimitType; limits: Limits }) {
  const { t } = useTranslation('accountProtection');
  const language = useLanguage();
  const currency = currencyOf(useProfile().data?.currency ?? 1);
  const money = (minor: number | undefined) => formatMoney(minor, currency, language);
  const kind = type === 1 ? 'deposit' : 'bet';

  const noteOf = (period: Period) => {
    const [most, use] = [limits[period], used[period]];
    if (most === undefined) return t('no_limit_note');
    if (use === undefined) return t('use_unknown');
    const left = money(Math.max(0, most - use));
    if (use >= most) return t(`${kind}_reached_${period}`);
    return t(use >= most * TIGHT ? 'nearly_used' : 'left', { left });
  };

  const barOf = (period: Period): UsageBarProps => ({
    label: t(period),
    used: used[period] ?? 0,
    total: limits[period],
    text:
      limits[period] === undefined
        ? t('no_limit')
        : t('used_of', { used: money(used[period]), total: money(limits[period]) }),
    note: noteOf(period),
  });
  return <UsageBarGroup title={t(`${kind}_use`)} level={2} bars={PERIODS.map(barOf)} />;
}
