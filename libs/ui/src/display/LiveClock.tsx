import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { useInView } from '../motion/useInView.ts';
import { usePageVisible } from '../motion/usePageVisible.ts';
import { theme } from '../theme/theme.ts';

export type LiveClockProps = {
  format: (now: Date) => string;
  /** Read aloud before the time; ticks are never announced. */
  label: string;
};

/**
 * The time of day, updated every second while it can be seen: not off screen or in a hidden tab.
 *
 * - Use in a header or footer, so that players don't lose track of time.
 * - Not for time that runs out: Countdown. Not for the time of an event: `<time>` with the formatted text.
 * - Screen reader: `label` and the time when it is read; ticks are never announced.
 */
export function LiveClock({ format, label }: LiveClockProps) {
  const [now, setNow] = useState(() => new Date());
  const place = useRef<HTMLTimeElement>(null);
  const isVisible = usePageVisible();
  const isSeen = useInView(place) && isVisible;
  useEffect(() => {
    if (!isSeen) return;
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [isSeen]);
  return (
    <Root ref={place} dateTime={now.toISOString()} title={label}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <span translate="no">{format(now)}</span>
    </Root>
  );
}

const Root = styled.time`
  position: relative;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
