import { formatMoney, useLanguage } from '@baize/i18n';
import { useHasRoute, paths } from '@baize/routing';
import { useBalance } from '@baize/player';
import { Card, Icon, ShieldIcon, TextLink, theme, UsageBarGroup, type UsageBarProps } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paymentQueries, type DepositLimits, type LimitPeriod } from '../payment/paymentQueries.ts';

const PERIODS = ['daily', 'weekly', 'monthly'] as const;

/** The player's own deposit limits and their current use, shown before a deposit (spec 3/2.money/8). */
export function DepositLimitsCard() {
  const { t } = useTranslation('accountMoney');
  const { data, isError } = useQuery(paymentQueries.depositLimits());
  const isMounted = useHasRoute();
  const bar = useLimitBar();
  if (isError || !data) return null;
  const set = PERIODS.filter((period) => data[period].limit !== undefined);
  const link = isMounted(paths.limits) && (
    <TextLink href={paths.limits}>{t(set.length > 0 ? 'change_limits' : 'set_limits')}</TextLink>
  );
  if (set.length === 0)
    return (
      <Card variant="quiet">
        <Line>
          <Icon of={ShieldIcon} size={20} />
          <span>{t('no_limits')}</span>
          {link}
        </Line>
      </Card>
    );
  return (
    <Stack>
      <UsageBarGroup
        title={t('your_limits')}
        level={2}
        bars={set.map((period) => bar(period, data[period]))}
      />
      {link}
    </Stack>
  );
}

function useLimitBar(): (period: keyof DepositLimits, use: LimitPeriod) => UsageBarProps {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const money = (minor: number | undefined) => formatMoney(minor, currency, language);
  return (period, { limit = 0, used }) => {
    const left = used === undefined ? undefined : Math.max(0, limit - used);
    return {
      label: t(`limit_${period}`),
      used: used ?? 0,
      total: limit,
      text: `${money(used)} / ${money(limit)}`,
      note:
        left === undefined
          ? undefined
          : left > 0
            ? t('limit_left', { amount: money(left) })
            : t('limit_full'),
    };
  };
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  font-size: ${theme.size.s};
`;
