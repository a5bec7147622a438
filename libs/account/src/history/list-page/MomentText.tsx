import { theme, Tooltip } from '@baize/ui';
import { styled } from 'styled-components';
import { UNKNOWN, type RowWords } from './useRowWords.ts';

interface Props {
  /** In ms since 1970. */
  ms: number | undefined;
  words: RowWords;
}

/** A time in the brand's format; on hover or focus also in the other zone (spec 3/history/5). */
export function MomentText({ ms, words: { t, dates } }: Props) {
  if (ms === undefined) return UNKNOWN;
  const other = dates.other(ms);
  return (
    <Tooltip text={dates.otherZone ? `${other} ${dates.otherZone}` : t('local_time', { time: other })}>
      <Moment type="button" aria-label={dates.stamp(ms)}>
        <time dateTime={new Date(ms).toISOString()}>{dates.moment(ms)}</time>
      </Moment>
    </Tooltip>
  );
}

/* A button, so that it's focusable; it only shows its tooltip. */
const Moment = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: start;
  white-space: nowrap;
  cursor: help;
`;
