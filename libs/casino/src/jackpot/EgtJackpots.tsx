import { formatMoney, useLanguage } from '@baize/i18n';
import { JackpotLevels, SeeAll, useInView } from '@baize/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedPoll } from '../shared-poll/useSharedPoll.ts';
import { isLevelAmounts } from './isLevelAmounts.ts';
import { JACKPOT_POLL_MS, jackpotQueries } from './jackpotQueries.ts';
import { LEVELS } from './parseAmusementJackpots.ts';

const CURRENCY = 'TRY';
const EGT_GAMES = '/providers/egt/81';

interface Props {
  /** Links to EGT's games, for pages other than theirs. */
  linked?: boolean;
}

/** EGT's jackpots: one amount for each of four levels (spec 2/3.lobby/2). */
export function EgtJackpots({ linked = false }: Props) {
  const { t } = useTranslation(['casinoDeferred', 'casino']);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { data, isError } = useSharedPoll(jackpotQueries.levels(), {
    name: 'jackpot-levels',
    every: JACKPOT_POLL_MS.platform,
    isWanted: useInView(place),
    accepts: isLevelAmounts,
  });
  if ((isError && !data) || data?.length === 0) return null;
  const currency = data?.[0]?.currency ?? CURRENCY;
  return (
    <div ref={place}>
      <JackpotLevels
        heading={t('level_jackpots')}
        levels={LEVELS.map((level, index) => ({
          id: level,
          name: t('level', { level }),
          amount: data && (data.find(({ id }) => id === index + 1)?.amount ?? null),
        }))}
        format={(cents) => formatMoney(Math.round(cents), currency, language)}
        unknownLabel={t('unknown')}
        historyLabel={t('level_history')}
      />
      {linked && <SeeAll href={EGT_GAMES}>{t('jackpot_games', { ns: 'casino' })}</SeeAll>}
    </div>
  );
}
