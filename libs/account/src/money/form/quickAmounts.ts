import { formatShortMoney, type Language } from '@baize/i18n';
import type { QuickAmount } from '@baize/ui';

/** Minor units. */
const STEPS = [10_000, 25_000, 50_000, 100_000, 250_000, 500_000] as const;
const MAX = 4;

interface Bounds {
  min: number | undefined;
  max: number | undefined;
  /** The first chip: the amount of the player's last payment, in minor units. */
  first: number | undefined;
  /** The last chip: the whole balance. */
  all?: { minor: number | undefined; label: string };
}

interface Wording {
  currency: string;
  language: Language;
}

/** The chips below an amount: the last payment's amount, then round amounts that the method accepts. */
export function quickAmounts(
  { min = 0, max = Infinity, first, all }: Bounds,
  { currency, language }: Wording,
): QuickAmount[] {
  const takes = (minor: number | undefined): minor is number =>
    minor !== undefined && minor > 0 && minor >= min && minor <= max;
  const top = all?.minor;
  const round = STEPS.filter((minor) => minor !== first && takes(minor) && (!all || minor < (top ?? 0)));
  const set = [first, ...round]
    .filter((minor) => takes(minor) && (!all || minor <= (top ?? 0)))
    .slice(0, MAX);
  const chips = set.map((minor) => ({
    set: minor ?? 0,
    label: formatShortMoney(minor ?? 0, currency, language),
  }));
  return all && takes(top) ? [...chips, { set: top, label: all.label }] : chips;
}
