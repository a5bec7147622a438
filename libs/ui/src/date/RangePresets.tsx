import { styled } from 'styled-components';
import { chipStyles } from '../field/chipStyles.ts';
import { theme } from '../theme/theme.ts';
import { lastDays, sameRange, type DateRange } from './range.ts';

export type RangePreset = {
  label: string;
  /** Number of days, including today. */
  days: number;
};

export type RangePresetsProps = {
  presets: readonly RangePreset[];
  value: DateRange | undefined;
  now: number;
  disabled?: boolean;
  onPick: (range: DateRange) => void;
};

/** The common ranges of a DateTimeRange: today, 7 days, 30 days. */
export function RangePresets({ presets, value, now, disabled, onPick }: RangePresetsProps) {
  return (
    <Root>
      {presets.map(({ label, days }) => (
        <Chip
          key={days}
          type="button"
          disabled={disabled}
          aria-pressed={sameRange(value, lastDays(days, now))}
          onClick={() => onPick(lastDays(days, now))}
        >
          {label}
        </Chip>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const Chip = styled.button`
  ${chipStyles}
`;
