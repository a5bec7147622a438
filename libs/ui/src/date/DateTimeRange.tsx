import { lazy, Suspense, useRef, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldLabels } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { useFieldValue, type ValueFieldProps } from '../field/useFieldValue.ts';
import { useMediaQuery } from '../motion/useMediaQuery.ts';
import { PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { NativeRange } from './NativeRange.tsx';
import { RangePresets, type RangePreset } from './RangePresets.tsx';
import type { RangeFormat } from './RangeFormat.ts';
import type { RangeLabels } from './RangePanel.tsx';
import { RangeTrigger } from './RangeTrigger.tsx';
import type { DateRange } from './range.ts';

export type DateTimeRangeProps = Omit<FieldLabels, 'label'> &
  ValueFieldProps<DateRange | undefined> & {
    label: string;
    id?: string;
    /** The calendar's language. */
    locale: string;
    /** How the range is formatted, and its time zone. */
    format: RangeFormat;
    labels: RangeLabels;
    /** Shown while nothing is chosen. */
    placeholder: string;
    /** Current time in ms; decides what today is. */
    now: number;
    /** Chips before the field: the last n days, including today. */
    presets?: readonly RangePreset[];
    /**
     * Called when a chip is pressed, which is a final choice, unlike a half-typed date; defaults to `onValueChange`.
     */
    onPick?: (range: DateRange) => void;
    /** The latest day that can be chosen, in ms. */
    latest?: number;
    /** Maximum length of the range in days; the calendar offers no more. */
    maximumDays?: number;
  };

/**
 * A range of date and time. Its value is two timestamps in ms, both included, with day and time in UTC: for another
 * zone the caller shifts them there and back. `format` writes them, and the same range in the other zone next to it.
 * Phones use their native pickers, wider screens a calendar that loads when opened.
 *
 * - Use for the filter of a history.
 * - Not for a date of birth: DateField.
 * - Keys: Enter opens. In the calendar arrows go by days and weeks, Page Up and Down by months, Home and End to the
 *   ends of a week, Enter chooses; in a time box arrows go by minutes, Page Up and Down by hours. Escape discards,
 *   Apply takes effect.
 * - Screen reader: the button reads the range; in the panel a new range is announced when it is complete. The focus
 *   returns to the button.
 */
export function DateTimeRange({
  placeholder,
  now,
  presets,
  onPick,
  latest,
  maximumDays,
  ...props
}: DateTimeRangeProps) {
  const { label, hint, error, aside, id, name, disabled, locale, format, labels } = props;
  const onPhone = useMediaQuery(PHONE_QUERY);
  const first = useRef<HTMLInputElement & HTMLButtonElement>(null);
  const { value, change, blur } = useFieldValue(props, undefined, first);
  /* Stays mounted after the first opening, so that its exit can be animated. */
  const [popup, setPopup] = useState<'unused' | 'closed' | 'open'>('unused');
  const open = popup === 'open';
  const left = (event: FocusEvent) => {
    if (!open && !event.currentTarget.contains(event.relatedTarget)) blur();
  };
  return (
    <FieldGroup {...{ label, hint, error, aside, id, disabled }}>
      {() => (
        <Stack onBlur={left}>
          {presets && <RangePresets {...{ presets, value, now, disabled }} onPick={onPick ?? change} />}
          {onPhone ? (
            <NativeRange
              {...{ value, now, latest, format, labels, name, disabled }}
              ref={first}
              invalid={Boolean(error)}
              onChange={change}
            />
          ) : (
            <RangeTrigger
              {...{ value, format, labels, placeholder, open, name, disabled, label }}
              ref={first}
              invalid={Boolean(error)}
              onAhead={() => void loadPopup()}
              onOpen={() => setPopup('open')}
            />
          )}
          {popup !== 'unused' && !onPhone && (
            <Suspense fallback={null}>
              <RangePopup
                {...{ label, value, now, latest, maximumDays, locale, format, labels, open }}
                trigger={first}
                onOpenChange={(next) => setPopup(next ? 'open' : 'closed')}
                onCancel={() => setPopup('closed')}
                onApply={(range) => {
                  setPopup('closed');
                  change(range);
                }}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

const loadPopup = async () => ({ default: (await import('./RangePopup.tsx')).RangePopup });
const RangePopup = lazy(loadPopup);

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
`;
