import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { ComboLabels } from '../combobox/ComboPanel.tsx';
import { Field, type FieldLabels } from '../Field.tsx';
import { describedBy, FieldNotes } from '../FieldNotes.tsx';
import { controlStyles } from '../fieldStyles.ts';
import { useFieldValue, type ValueFieldProps } from '../useFieldValue.ts';
import { DialButton } from './DialButton.tsx';
import type { PhoneCountry } from './PhoneCountry.ts';
import { dialIn } from './typePhone.ts';
import { usePhoneText } from './usePhoneText.ts';

export type PhoneFieldProps = FieldLabels &
  ValueFieldProps<string> & {
    id?: string;
    countries: readonly PhoneCountry[];
    /**
     * The first part, a separate field: a country's id. `label` is read aloud, `placeholder` is shown without a
     * country.
     */
    country: ValueFieldProps<number | undefined> & { label: string; placeholder: string; error?: string };
    /** The first country of the list; Turkey by default (spec 1/9.session/5). */
    first?: number;
    labels: ComboLabels;
    /** Normalises text for the country search. `foldForSearch` of `@baize/i18n`. */
    fold: (text: string) => string;
    /** The countries are still loading. */
    loading?: boolean;
  };

const TURKEY = 222;

/**
 * A telephone number: a country's dial code and the national number, as digits only. A pasted or autofilled
 * international number is split, and selects its country. The number is the field's own value, the code is `country`.
 *
 * - Use for every telephone number.
 * - Not for a code sent by telephone: CodeField. Not for other numbers: TextField.
 * - Keys: Tab goes from the code to the number; on the code a letter, an arrow, Enter or Space opens the list, typing
 *   searches it, Enter chooses, Escape closes it without a change.
 * - Screen reader: one group with two named controls, each with its own error.
 */
export function PhoneField({ countries, first = TURKEY, labels, fold, loading, ...props }: PhoneFieldProps) {
  const { label, hint, error, aside, id, name, disabled, country } = props;
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const code = useFieldValue(country, undefined, trigger);
  const chosen = countries.find((one) => one.id === code.value);
  const number = usePhoneText(props, chosen?.dial, (text) => {
    const dial = dialIn(
      text,
      countries.map((one) => one.dial),
    );
    /* Several countries may share a code; the selected one then stays. */
    const found = chosen?.dial === dial ? undefined : countries.find((one) => one.dial === dial);
    if (found) code.change(found.id);
    return dial;
  });
  const countryNotes = { id: useId(), error: country.error };
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <>
          <Box ref={box}>
            <DialButton
              {...{ countries: firstOf(countries, first), labels, fold, loading, disabled, trigger }}
              country={chosen}
              label={country.label}
              placeholder={country.placeholder}
              name={country.name}
              anchor={box}
              invalid={Boolean(country.error)}
              describedBy={describedBy(countryNotes)}
              onChoose={code.change}
              onBlur={code.blur}
            />
            <Number
              {...control}
              {...number}
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
              name={name}
              disabled={disabled}
            />
          </Box>
          <FieldNotes {...countryNotes} />
        </>
      )}
    </Field>
  );
}

/** The list with one country moved to the front; the rest keep their order. */
function firstOf(countries: readonly PhoneCountry[], id: number): readonly PhoneCountry[] {
  const front = countries.filter((country) => country.id === id);
  return [...front, ...countries.filter((country) => country.id !== id)];
}

const Box = styled.div`
  display: flex;
`;

const Number = styled.input`
  ${controlStyles}
  flex: 1;
  margin-inline-start: -1px;
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    position: relative;
    z-index: 2;
  }
`;
