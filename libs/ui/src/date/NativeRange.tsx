import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../field/TextField.tsx';
import { theme } from '../theme/theme.ts';
import { fromInput, lastDays, ordered, toInput, type DateRange } from './range.ts';
import type { RangeFormat } from './RangeFormat.ts';
import type { RangeLabels } from './RangePanel.tsx';

export type NativeRangeProps = {
  value: DateRange | undefined;
  onChange: (range: DateRange) => void;
  now: number;
  latest?: number;
  format: RangeFormat;
  labels: RangeLabels;
  name?: string;
  disabled?: boolean;
  invalid: boolean;
  ref: Ref<HTMLInputElement>;
};

/** A DateTimeRange on a phone, with native pickers. Below each is its time in the other zone. */
export function NativeRange({ value, onChange, now, latest, format, labels, ...props }: NativeRangeProps) {
  const { name, disabled, invalid, ref } = props;
  const other = { from: value && format.other(value.from), to: value && format.other(value.to) };
  /* Half-typed or cleared text is kept as it is until blur. */
  const [draft, setDraft] = useState<{ from?: string; to?: string }>({});
  const end = (edge: 'from' | 'to') => (
    <TextField
      ref={edge === 'from' ? ref : undefined}
      name={edge === 'from' ? name : undefined}
      type="datetime-local"
      label={labels[edge]}
      hint={other[edge] && labels.other(other[edge])}
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
