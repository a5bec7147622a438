import { formatMoney, useLanguage } from '@baize/i18n';
import { ButtonLink, JACKPOT_TIERS, JackpotBoard, useInView, type JackpotTier } from '@baize/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { providerPath } from '../lobby/providerPath.ts';
import { useSharedPoll } from '../shared-poll/useSharedPoll.ts';
import { isTierAmounts } from './isTierAmounts.ts';
import { JACKPOT_POLL_MS, jackpotQueries } from './jackpotQueries.ts';

const CURRENCY = 'TRY';
/** The provider of these jackpots' games; its page corrects the name in the URL. */
const JACKPOT_PROVIDER = 42;

/**
 * The four tiers of the network jackpot, animated while in view, with a link to the provider's games; also on the home
 * page (spec 2/2.2/8).
 */
export function JackpotWidget() {
  const { t } = useTranslation('casino');
  const { t: later } = useTranslation('casinoDeferred');
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  const { data, isError } = useSharedPoll(jackpotQueries.tiers(), {
    name: 'jackpot-tiers',
    every: JACKPOT_POLL_MS.platform,
    isWanted: isSeen,
    accepts: isTierAmounts,
  });
  if (isError && !data) return null;
  const tiers = Object.fromEntries(
    JACKPOT_TIERS.map((tier) => [tier, { name: t(`tier_${tier}`), amount: data?.[tier] }]),
  ) as Record<JackpotTier, { name: string; amount: number | undefined }>;
  return (
    <div ref={place}>
      <JackpotBoard
        heading={t('jackpot')}
        tiers={tiers}
        format={(cents) => formatMoney(Math.round(cents), CURRENCY, language)}
        note={later('tiers_order')}
        action={
          <ButtonLink href={providerPath(JACKPOT_PROVIDER, 'jackpot', 'casino')} variant="secondary">
            {t('jackpot_games')}
          </ButtonLink>
        }
      />
    </div>
  );
}
