import { currencyOf, formatMoney, parseMoney, useLanguage } from '@baize/i18n';
import { useProfile } from './useProfile.ts';

interface Balance {
  /** Minor units; undefined while it is not known. */
  minor: number | undefined;
  /** ISO code. */
  currency: string;
  /** As shown; a dash while it is not known (ADR 15). */
  text: string;
  /** The platform said it in this visit; before that it is what this browser remembers. */
  isCurrent: boolean;
  refresh: () => void;
  isRefreshing: boolean;
}

/** The player's main wallet. */
export function useBalance(): Balance {
  const { data, dataUpdatedAt, refetch, isFetching } = useProfile();
  const language = useLanguage();
  const minor = parseMoney(data?.balance);
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
