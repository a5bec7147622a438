import { theme, Tooltip } from '@baize/ui';
import { styled } from 'styled-components';
import { UNKNOWN, type RowWords } from './useRowWords.ts';

interface Props {
  /** In ms since 1970. */
  ms: number | undefined;
  words: RowWords;
}

/** A moment in UTC, the time of record; hovering or focusing it shows the player's own time (spec 3/history/5). */
export function UtcTime({ ms, words }: Props) {
  if (ms === undefined) return UNKNOWN;
  return (
    <Tooltip text={words.t('local_time', { time: words.local(ms) })}>
      <Moment type="button" aria-label={`${words.moment(ms)} UTC`}>
        <time dateTime={new Date(ms).toISOString()}>{words.moment(ms)}</time>
      </Moment>
    </Tooltip>
  );
}

/* A button, so that the keyboard reaches it; it does nothing but show its tooltip. */
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
