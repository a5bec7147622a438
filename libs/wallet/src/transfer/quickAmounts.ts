import { formatShortMoney, type Language } from '@baize/i18n';
import type { QuickAmount } from '@baize/ui';

/** Minor units. */
const STEPS = [10_000, 50_000] as const;

interface Wording {
  currency: string;
  language: Language;
  /** The label of the chip that sets the whole balance. */
  all: string;
}

/** The chips below the amount: two fixed steps, plus the source wallet's whole balance if it's known. */
export function quickAmounts(
  source: number | undefined,
  { currency, language, all }: Wording,
): readonly QuickAmount[] {
  const steps = STEPS.map((add) => ({
    add,
    label: `+${formatShortMoney(add, currency, language)}`,
  }));
  return source ? [...steps, { set: source, label: all }] : steps;
}
