import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../field/TextField.tsx';
import { theme } from '../theme/theme.ts';
import { localText } from './dateTimeText.ts';
import { fromInput, lastDays, ordered, toInput, type DateRange } from './range.ts';
import type { RangeLabels } from './RangePanel.tsx';

export type NativeRangeProps = {
  value: DateRange | undefined;
  onChange: (range: DateRange) => void;
  now: number;
  latest?: number;
  locale: string;
  labels: RangeLabels;
  timeZone?: string;
  name?: string;
  disabled?: boolean;
  invalid: boolean;
  ref: Ref<HTMLInputElement>;
};

/**
 * A DateTimeRange on a phone: the native pickers. Their values are UTC; below each is the player's local
 * time.
 */
export function NativeRange({ value, onChange, now, latest, locale, labels, ...props }: NativeRangeProps) {
  const { timeZone, name, disabled, invalid, ref } = props;
  const local = {
    from: value && localText(value.from, locale, timeZone),
    to: value && localText(value.to, locale, timeZone),
  };
  /* Half-typed or cleared text is kept as it is until blur. */
  const [draft, setDraft] = useState<{ from?: string; to?: string }>({});
  const end = (edge: 'from' | 'to') => (
    <TextField
      ref={edge === 'from' ? ref : undefined}
      name={edge === 'from' ? name : undefined}
      type="datetime-local"
      label={labels[edge]}
      hint={local[edge] && labels.local(local[edge])}
      disabled={disabled}
      data-invalid={invalid || undefined}
      max={latest === undefined ? undefined : toInput(latest)}
      value={draft[edge] ?? (value ? toInput(value[edge]) : '')}
      onBlur={() => setDraft({})}
      onChange={(event) => {
        setDraft({ [edge]: event.target.value });
        const ms = fromInput(event.target.value, edge);
        if (ms !== undefined) onChange(ordered({ ...(value ?? lastDays(1, now)), [edge]: ms }));
      }}
    />
  );
  return (
    <Ends>
      {end('from')}
      {end('to')}
    </Ends>
  );
}

const Ends = styled.div`
  display: grid;
  gap: ${theme.space.s};
`;
