import { formatMoney, useLanguage } from '@baize/i18n';
import { JackpotLevels, useInView } from '@baize/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedPoll } from '../shared-poll/useSharedPoll.ts';
import { isAmusementJackpots } from './isAmusementJackpots.ts';
import { JACKPOT_POLL_MS, jackpotQueries } from './jackpotQueries.ts';
import { LEVELS, type AmusementLevel } from './parseAmusementJackpots.ts';

const CURRENCY = 'TRY';

/**
 * The amusement jackpots: four levels with their largest win, number of wins and last win, from the external data
 * service at `address` (spec 2/3.lobby/3).
 */
export function AmusementJackpots({ address }: { address: string }) {
  const { t } = useTranslation('casinoDeferred');
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { data, isError } = useSharedPoll(jackpotQueries.amusement(address), {
    name: 'jackpot-amusement',
    every: JACKPOT_POLL_MS.amusement,
    isWanted: useInView(place),
    accepts: isAmusementJackpots,
  });
  if (isError && !data) return null;
  const currency = data?.currency ?? CURRENCY;
  const money = (cents: number) => formatMoney(Math.round(cents), currency, language);
  const historyOf = ({ largest, wins, last, lastDate, lastWinner }: AmusementLevel) => [
    { label: t('largest_win'), value: largest === undefined ? undefined : money(largest) },
    { label: t('win_count'), value: wins === undefined ? undefined : String(wins) },
    { label: t('last_win'), value: last === undefined ? undefined : money(last) },
    { label: t('last_winner'), value: [lastWinner, lastDate].filter(Boolean).join(' · ') || undefined },
  ];
  return (
    <div ref={place}>
      <JackpotLevels
        heading={t('level_jackpots')}
        levels={LEVELS.map((level, index) => {
          const known = data?.levels[index];
          return {
            id: level,
            name: t('level', { level }),
            amount: data && (known?.current ?? null),
            ...(known && { history: historyOf(known) }),
          };
        })}
        format={money}
        unknownLabel={t('unknown')}
        historyLabel={t('level_history')}
      />
    </div>
  );
}
