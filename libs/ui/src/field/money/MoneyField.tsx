import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { theme } from '../../theme/theme.ts';
import type { FieldLabels } from '../Field.tsx';
import { TextField } from '../TextField.tsx';
import type { ValueFieldProps } from '../useFieldValue.ts';
import { currencySign } from './amountSigns.ts';
import { MAX_AMOUNT } from './parseAmount.ts';
import { QuickAmounts, type QuickAmount } from './QuickAmounts.tsx';
import { useAmountText } from './useAmountText.ts';

export type MoneyFieldProps = FieldLabels &
  ValueFieldProps<number | undefined> & {
    id?: string;
    /** ISO code, for example `TRY`. */
    currency: string;
    /** Decides how the amount is written: `tr-TR` makes it `1.234,50`. */
    locale: string;
    placeholder?: string;
    /** Chips below the field: add an amount, or set it. */
    quick?: readonly QuickAmount[];
    /** The purpose of the chips, read aloud; required with `quick`. */
    quickLabel?: string;
    /** In minor units. Used for texts and as a bound for the chips; the form validates what was typed. */
    minimum?: number;
    maximum?: number;
    /** Builds a hint from both bounds, which are passed formatted; replaces `hint`. */
    rangeLabel?: (minimum: string, maximum: string) => string;
  };

/**
 * An amount of money, in whole minor units; `null` while it is empty. It groups thousands while typing, and
 * accepts a paste in any format (`1.234,50`, `1234.5`, `₺ 250`).
 *
 * - Use wherever a player enters an amount: deposit, transfer, limit.
 * - Not for showing one: Money. Not for other numbers: TextField with `inputMode="numeric"`.
 * - Keys: full stop and comma both begin the decimals; Backspace behind a thousands sign takes the digit
 *   before it. Tab reaches the chips, Enter and Space press them.
 * - Screen reader: the currency is read with the label; a chip announces the new amount, since focus stays on it.
 */
export function MoneyField({
  currency,
  locale,
  placeholder = '0',
  quick,
  quickLabel,
  ...props
}: MoneyFieldProps) {
  const { label, error, aside, id, name, disabled, minimum = 0, maximum = MAX_AMOUNT, rangeLabel } = props;
  const currencyId = useId();
  const amount = useAmountText(props, locale);
  const sign = currencySign(currency, locale);
  const format = (minor: number) => sign + amount.format(minor);
  const hint = rangeLabel?.(format(minimum), format(maximum)) ?? props.hint;
  return (
    <Root>
      <TextField
        {...{ label, hint, error, aside, id, name, disabled, placeholder }}
        {...amount.input}
        describedBy={currencyId}
        inputMode="decimal"
        autoComplete="off"
        leading={<Sign aria-hidden="true">{sign}</Sign>}
      />
      <VisuallyHidden id={currencyId}>{currencyName(currency, locale)}</VisuallyHidden>
      {quick && (
        <QuickAmounts
          label={quickLabel}
          amounts={quick}
          value={amount.value}
          maximum={maximum}
          disabled={disabled}
          format={format}
          onPick={amount.set}
        />
      )}
    </Root>
  );
}

const currencyName = (currency: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
`;

const Sign = styled.span`
  font-weight: ${theme.weight.bold};
`;
