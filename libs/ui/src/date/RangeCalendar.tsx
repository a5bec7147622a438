import { useMemo } from 'react';
import { DayPicker, type Formatters, type Labels } from 'react-day-picker';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { NextIcon, PreviousIcon } from '../icon/icons.ts';
import { calendarStyles } from './calendarStyles.ts';
import { fromCalendar, toCalendar } from './range.ts';

export type CalendarLabels = {
  previousMonth: string;
  nextMonth: string;
  /** Read after today's date, and after each selected one. */
  today: string;
  chosen: string;
};

export type RangeCalendarProps = {
  /** UTC days in ms; `to` is undefined while only the first day is chosen. */
  from: number | undefined;
  to: number | undefined;
  onChange: (from: number, to: number | undefined) => void;
  now: number;
  /** The latest day that can be chosen. */
  latest?: number;
  /** Maximum length of the range in days. */
  maximumDays?: number;
  months: 1 | 2;
  locale: string;
  labels: CalendarLabels;
};

/**
 * The days of a DateTimeRange: the first press starts a range, the second ends it. Arrow keys move by days
 * and weeks, Page Up and Down by months. The only file that imports the calendar library.
 */
export function RangeCalendar({
  from,
  to,
  onChange,
  now,
  latest,
  maximumDays,
  months,
  locale,
  labels,
}: RangeCalendarProps) {
  const texts = useMemo(() => calendarTexts(locale, labels), [locale, labels]);
  const selected =
    from === undefined
      ? undefined
      : { from: toCalendar(from), to: to === undefined ? undefined : toCalendar(to) };
  return (
    <Root>
      <DayPicker
        {...texts}
        mode="range"
        required
        resetOnSelect
        autoFocus
        lang={locale}
        weekStartsOn={1}
        numberOfMonths={months}
        defaultMonth={monthBefore(toCalendar(to ?? now), months - 1)}
        today={toCalendar(now)}
        endMonth={latest === undefined ? undefined : toCalendar(latest)}
        disabled={latest === undefined ? undefined : { after: toCalendar(latest) }}
        max={maximumDays === undefined ? undefined : maximumDays - 1}
        selected={selected}
        onSelect={(range) => {
          if (range.from) onChange(fromCalendar(range.from), range.to && fromCalendar(range.to));
        }}
        components={PARTS}
      />
    </Root>
  );
}

const PARTS = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon of={orientation === 'left' ? PreviousIcon : NextIcon} size={20} />
  ),
};

const monthBefore = (day: Date, months: number) => new Date(day.getFullYear(), day.getMonth() - months, 1);

/** All of the calendar's labels come from Intl, so none of the library's locale data is loaded. */
function calendarTexts(locale: string, ownLabels: CalendarLabels) {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const formatters: Partial<Formatters> = {
    formatCaption: (day) => month.format(day),
    formatWeekdayName: (day) => short.format(day),
  };
  const labels: Partial<Labels> = {
    labelNav: () => '',
    labelGrid: (day) => month.format(day),
    labelWeekday: (day) => weekday.format(day),
    labelPrevious: () => ownLabels.previousMonth,
    labelNext: () => ownLabels.nextMonth,
    labelDayButton: (day, { today, selected }) =>
      [full.format(day), today && ownLabels.today, selected && ownLabels.chosen].filter(Boolean).join(', '),
  };
  return { formatters, labels };
}

const Root = styled.div`
  ${calendarStyles}
`;
