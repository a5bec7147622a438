import { useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { chipStyles } from '../chipStyles.ts';
import { MAX_AMOUNT } from './parseAmount.ts';

/** `add` and `set` are in minor units. */
export type QuickAmount = { label: string } & ({ add: number } | { set: number });

export type QuickAmountsProps = {
  label: string | undefined;
  amounts: readonly QuickAmount[];
  value: number | undefined;
  maximum?: number;
  disabled?: boolean;
  /** Formats the new amount for reading aloud, since focus stays on the chip. */
  format: (minor: number) => string;
  onPick: (minor: number) => void;
};

/** The chips of a MoneyField: `+100`, `+250`, all. They never exceed the maximum. */
export function QuickAmounts(props: QuickAmountsProps) {
  const { label, amounts, value, maximum = MAX_AMOUNT, disabled, format, onPick } = props;
  const [announcement, setAnnouncement] = useState('');
  const pick = (minor: number) => {
    setAnnouncement(format(minor));
    onPick(minor);
  };
  return (
    <Root role="group" aria-label={label}>
      {amounts.map((amount) => {
        const wanted = 'set' in amount ? amount.set : (value ?? 0) + amount.add;
        return (
          <Chip
            key={amount.label}
            type="button"
            disabled={disabled}
            aria-pressed={'set' in amount ? value === amount.set : undefined}
            onClick={() => pick(Math.min(wanted, maximum, MAX_AMOUNT))}
          >
            {amount.label}
          </Chip>
        );
      })}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const Chip = styled.button`
  ${chipStyles}
  flex: 1 1 auto;
  ${media.phone} {
    padding-inline: ${theme.space.xs};
  }
`;
