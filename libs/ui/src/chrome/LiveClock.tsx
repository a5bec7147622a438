import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { usePageVisible } from '../motion/usePageVisible.ts';
import { theme } from '../theme/theme.ts';

export type LiveClockProps = {
  format: (now: Date) => string;
  /** Read aloud before the time; the ticking itself is never announced. */
  label: string;
};

/** The time of day, moving on each second while the tab is visible. */
export function LiveClock({ format, label }: LiveClockProps) {
  const [now, setNow] = useState(() => new Date());
  const visible = usePageVisible();
  useEffect(() => {
    if (!visible) return;
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, [visible]);
  return (
    <Root dateTime={now.toISOString()} title={label}>
      {format(now)}
    </Root>
  );
}

const Root = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
