import { currencyOf, formatMoney, useLanguage } from '@baize/i18n';
import { useHasRoute, paths } from '@baize/routing';
import { RealityCheckIntervals, usePausePlay, useProfile, type RealityCheckInterval } from '@baize/player';
import { useLogout } from '@baize/session';
import { Button, ButtonLink, Dialog, FactList, Money, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { hoursAndMinutes } from './playedTotals.ts';
import { playedQueries, TOO_MANY_ROUNDS } from './playedQueries.ts';

interface Props {
  loginAt: number;
  interval: RealityCheckInterval;
  onChoose: (minutes: RealityCheckInterval) => void;
  onAnswer: () => void;
}

/** Time, stakes, wins and net result. Blocks the page, and pauses a game, until it's answered. */
export function RealityCheck({ loginAt, interval, onChoose, onAnswer }: Props) {
  const { t } = useTranslation('shellDeferred');
  const logout = useLogout();
  usePausePlay();
  const hasLimits = useHasRoute()(paths.limits);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('reality_title')}
      description={t('reality_text')}
      footer={
        <>
          <Button variant="quiet" onClick={() => logout.mutate()}>
            {t('log_out')}
          </Button>
          {hasLimits && (
            <ButtonLink variant="secondary" href={paths.limits} onClick={onAnswer}>
              {t('limits')}
            </ButtonLink>
          )}
          <Button onClick={onAnswer}>{t('reality_go_on')}</Button>
        </>
      }
    >
      <Body>
        <Facts loginAt={loginAt} />
        <div>
          <Label>{t('reality_interval')}</Label>
          <RealityCheckIntervals label={t('reality_interval')} value={interval} onChoose={onChoose} />
        </div>
      </Body>
    </Dialog>
  );
}

function Facts({ loginAt }: { loginAt: number }) {
  /* Fixed when the check opened. */
  const [played] = useState(() => hoursAndMinutes(Date.now() - loginAt));
  const { t } = useTranslation('shellDeferred');
  const language = useLanguage();
  const { data: me } = useProfile();
  const { data } = useQuery(playedQueries.since(loginAt));
  const isTooMany = data === TOO_MANY_ROUNDS;
  const sums = isTooMany ? undefined : data;
  const currency = currencyOf(me?.currency ?? 1);
  const money = (minor: number | undefined, tone?: 'win' | 'loss') => (
    <Money
      amount={minor === undefined ? undefined : formatMoney(minor, currency, language)}
      unknownLabel={t(isTooMany ? 'sum_too_many_rounds' : 'sum_unknown')}
      tone={tone}
    />
  );
  const net = sums && sums.won - sums.staked;
  const tone = net === undefined || net === 0 ? undefined : net > 0 ? 'win' : 'loss';
  return (
    <FactList
      facts={[
        {
          id: 'time',
          label: t('reality_time'),
          value: t('hours_minutes', { ...played }),
        },
        { id: 'staked', label: t('reality_staked'), value: money(sums?.staked) },
        { id: 'won', label: t('reality_won'), value: money(sums?.won) },
        { id: 'net', label: t('reality_net'), value: money(net, tone) },
      ]}
    />
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;

const Label = styled.p`
  margin-block-end: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
