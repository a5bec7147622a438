import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useMediaQuery } from '../motion/useMediaQuery.ts';
import { BREAKPOINT } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { dayEnd, dayStart, lastDays, ordered, toInput, withTime, type DateRange } from './range.ts';
import { otherSpan, spanText, type RangeFormat } from './RangeFormat.ts';
import { RangeCalendar, type CalendarLabels } from './RangeCalendar.tsx';
import { TimeBox } from './TimeBox.tsx';

export type RangeLabels = CalendarLabels & {
  /** The two ends, for example "Başlangıç (UTC)"; labels of the native inputs and of the times. */
  from: string;
  to: string;
  apply: string;
  cancel: string;
  /** Formats the text for the range in the other zone. */
  other: (span: string) => string;
};

export type RangePanelProps = {
  value: DateRange | undefined;
  now: number;
  latest?: number;
  maximumDays?: number;
  locale: string;
  format: RangeFormat;
  labels: RangeLabels;
  onApply: (range: DateRange) => void;
  onCancel: () => void;
};

/**
 * The content of a DateTimeRange's popover: days, times, the same range in the other zone. Nothing takes effect
 * until it is applied.
 */
export function RangePanel({
  value,
  now,
  locale,
  format,
  labels,
  latest,
  maximumDays,
  ...on
}: RangePanelProps) {
  const wide = useMediaQuery(`(min-width: ${BREAKPOINT.desktop}px)`);
  const start = value ?? lastDays(1, now);
  const [days, setDays] = useState<{ from: number; to: number | undefined }>({
    from: dayStart(start.from),
    to: dayStart(start.to),
  });
  const [times, setTimes] = useState({
    from: toInput(start.from).slice(11),
    to: toInput(start.to).slice(11),
  });
  const lastDay = days.to ?? days.from;
  const range = ordered({
    from: withTime(days.from, times.from, 'from') ?? dayStart(days.from),
    to: withTime(lastDay, times.to, 'to') ?? dayEnd(lastDay),
  });
  const other = otherSpan(range, format);
  const time = (edge: 'from' | 'to') => (
    <TimeBox
      label={labels[edge]}
      value={times[edge]}
      onValueChange={(next) => setTimes({ ...times, [edge]: next })}
    />
  );
  return (
    <Root data-wide={wide}>
      <RangeCalendar
        {...days}
        {...{ now, latest, maximumDays, locale, labels }}
        months={wide ? 2 : 1}
        onChange={(from, to) => setDays({ from, to })}
      />
      <Times>
        {time('from')}
        {time('to')}
      </Times>
      <Span aria-live="polite">
        <strong>
          {spanText(range, format)} {format.zone}
        </strong>
        {other && <Other>{labels.other(other)}</Other>}
      </Span>
      <Buttons>
        <Button variant="secondary" onClick={on.onCancel}>
          {labels.cancel}
        </Button>
        <Button onClick={() => on.onApply(range)}>{labels.apply}</Button>
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  inline-size: 344px;
  max-inline-size: 100%;
  padding: ${theme.space.m} ${theme.space.m} 0;
  &[data-wide='true'] {
    inline-size: 660px;
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s};
`;

const Span = styled.div`
  display: grid;
  gap: 2px;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
`;

const Other = styled.span`
  color: ${theme.color.textMuted};
`;

/* Stays visible in a low viewport. */
const Buttons = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space.s};
  padding-block: ${theme.space.s} ${theme.space.m};
  margin-block-start: calc(-1 * ${theme.space.s});
  background: ${theme.color.overlay};
`;
