import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';

export type MoneyProps = {
  /** Formatted with its currency; undefined while it is unknown. */
  amount: string | undefined;
  /** Read aloud in place of the dash. */
  unknownLabel: string;
  tone?: 'plain' | 'win' | 'loss';
};

/**
 * An amount of money that never wraps and never shows a guess: an unknown amount is a dash.
 *
 * - Use for every balance, stake, win and fee; `tone` only where the direction matters.
 * - Not for entering one: MoneyField. Not for a growing jackpot: Odometer.
 * - Screen reader: the amount; `unknownLabel` for the dash. A loss has its minus sign, not only its colour.
 */
export function Money({ amount, unknownLabel, tone = 'plain' }: MoneyProps) {
  return (
    <Root data-tone={tone} translate="no">
      {amount ?? (
        <>
          <span aria-hidden="true">—</span>
          <VisuallyHidden>{unknownLabel}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-tone='win'] {
    color: ${theme.color.positiveText};
  }
  &[data-tone='loss'] {
    color: ${theme.color.dangerText};
  }
`;
