import { useMemo, useRef, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldLabels } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { SelectBox } from '../field/SelectBox.tsx';
import { useFieldValue, type ValueFieldProps } from '../field/useFieldValue.ts';
import { theme } from '../theme/theme.ts';
import { daysIn, joinDate, NO_DATE, splitDate, twoDigits, withPart, type DateParts } from './calendarDate.ts';

export type DateFieldProps = FieldLabels &
  ValueFieldProps<string> & {
    id?: string;
    /** Locale of the month names: `tr-TR` has Ocak, Şubat. */
    locale: string;
    /** The names of the three lists; each is also the list's empty first option. */
    labels: Record<keyof DateParts, string>;
    /** The latest year offered, this year by default; years are listed latest first (spec 1/9.session/7). */
    latestYear?: number;
    earliestYear?: number;
  };

/**
 * A date: day, month and year as three lists. Its value is `1994-07-31`, and `''` until all three are chosen; days that
 * the month doesn't have aren't offered.
 *
 * - Use for a date of birth, which players know by heart.
 * - Not for a day near today or a span: DateTimeRange.
 * - Keys: Tab goes from list to list; in each the system's own keys: arrows and digits choose.
 * - Screen reader: a group named by the question, with three named lists; the error belongs to all of them.
 */
export function DateField({
  locale,
  labels,
  latestYear = new Date().getUTCFullYear(),
  earliestYear = 1924,
  ...props
}: DateFieldProps) {
  const { label, hint, error, aside, id, name, disabled } = props;
  const first = useRef<HTMLSelectElement>(null);
  const { value, change, blur } = useFieldValue(props, '', first);
  /* Kept here only until all three are chosen; from then on the value has it. */
  const [open, setOpen] = useState(NO_DATE);
  const parts = value ? splitDate(value) : open;
  const months = useMemo(() => monthNames(locale), [locale]);
  const choose = (part: Partial<DateParts>) => {
    const next = withPart(parts, part);
    const joined = joinDate(next);
    setOpen(joined ? NO_DATE : next);
    if (joined !== value) change(joined);
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur();
  };
  const days = numbers(1, daysIn(parts.year, parts.month)).map(twoDigits);
  const years = numbers(earliestYear, latestYear).reverse().map(String);
  return (
    <FieldGroup {...{ label, hint, error, aside, id, disabled }}>
      {({ id: groupId, invalid }) => {
        const list = (part: keyof DateParts) => ({
          'aria-label': labels[part],
          'aria-invalid': invalid,
          'aria-describedby': invalid && `${groupId}-error`,
          placeholder: labels[part],
          autoComplete: `bday-${part}`,
          value: parts[part],
          onChange: (event: { target: { value: string } }) => choose({ [part]: event.target.value }),
        });
        return (
          <Place>
            <Row onBlur={left}>
              <SelectBox {...list('day')} ref={first} name={name} options={days.map(plain)} />
              <SelectBox {...list('month')} options={months} />
              <SelectBox {...list('year')} options={years.map(plain)} />
            </Row>
          </Place>
        );
      }}
    </FieldGroup>
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const plain = (text: string) => ({ value: text, label: text });

function monthNames(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return numbers(1, 12).map((month) => ({
    value: twoDigits(month),
    label: format.format(Date.UTC(2000, month - 1, 1)),
  }));
}

const Place = styled.div`
  container-type: inline-size;
`;

/*
 * Month names are the longest. If all three would be cut off, the arrows move closer to the text; if that isn't enough,
 * the year wraps below.
 */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4.2fr) minmax(0, 7.5fr) minmax(0, 5fr);
  gap: ${theme.space.xs};
  @container (max-width: 359.98px) {
    & > * > select {
      padding-inline: 8px 26px;
    }
    & > * > span {
      inset-inline-end: 6px;
    }
  }
  @container (max-width: 239.98px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
