import { currencyOf, formatMoney, parseMoney, useLanguage } from '@baize/i18n';
import { useIsRoundRunning } from '../play/playStore.ts';
import { useHeldValue } from '../play/useHeldValue.ts';
import { useProfile } from './useProfile.ts';

interface Balance {
  /** Minor units; undefined while unknown. */
  minor: number | undefined;
  /** ISO code. */
  currency: string;
  /** Formatted; a dash while unknown (ADR 15). */
  text: string;
  /** True once the platform has sent it during this visit; until then it's the stored value. */
  isCurrent: boolean;
  refresh: () => void;
  isRefreshing: boolean;
}

/** The player's main wallet. It doesn't change during a round, because the game shows the result first. */
export function useBalance(): Balance {
  const { data, dataUpdatedAt, refetch, isFetching } = useProfile();
  const language = useLanguage();
  const minor = useHeldValue(parseMoney(data?.balance), useIsRoundRunning());
  const currency = currencyOf(data?.currency ?? 1);
  return {
    minor,
    currency,
    text: formatMoney(minor, currency, language),
    isCurrent: dataUpdatedAt > 0,
    refresh: () => void refetch(),
    isRefreshing: isFetching,
  };
}
