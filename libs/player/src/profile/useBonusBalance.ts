import { currencyOf, formatMoney, parseMoney, useLanguage } from '@baize/i18n';
import { useProfile } from './useProfile.ts';

interface BonusBalance {
  /** Minor units; undefined while unknown. */
  minor: number | undefined;
  /** Formatted in the player's currency; a dash while unknown. */
  text: string;
}

/** The balance of the player's active bonuses; undefined if the platform doesn't send it (spec 3/2.money/11). */
export function useBonusBalance(): BonusBalance | undefined {
  const { data } = useProfile();
  const language = useLanguage();
  if (data?.bonus_balance === undefined) return undefined;
  const minor = parseMoney(data.bonus_balance);
  return { minor, text: formatMoney(minor, currencyOf(data.currency), language) };
}
