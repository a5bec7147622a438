import { useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { useInView } from '../motion/useInView.ts';
import { theme } from '../theme/theme.ts';
import { countdownText, type CountdownForm } from './countdownText.ts';
import { useCountdown } from './useCountdown.ts';

export type CountdownProps = {
  /** End time, ms since 1970. */
  deadline: number;
  /** Called once when it's over, even if it was over before mounting. */
  onEnd?: () => void;
  /** Read aloud before the time: "time until a new code". */
  label: string;
  form?: CountdownForm;
  /** Days in words for the form `days`: "2 gün". */
  inDays?: (days: number) => string;
  /** Announced when it starts and when it ends; the seconds in between aren't. */
  spoken?: { start: string; end: string };
  icon?: IconComponent;
  /** `plate` is standalone, with its own background. */
  variant?: 'plain' | 'plate';
  /** The clock to use if the server's differs from the device's. */
  now?: () => number;
};

/**
 * Time that runs out. It shows 00:00 when over and stays visible. Off screen it's only updated each minute.
 *
 * - Use until a code may be sent again, until a promotion ends.
 * - Not for the time of day: LiveClock. Not for elapsed time: PlayBar.
 * - Screen reader: a timer named by `label`; its start and its end are announced, never each second.
 */
export function Countdown({
  deadline,
  onEnd,
  label,
  form = 'clock',
  inDays,
  spoken,
  ...rest
}: CountdownProps) {
  const place = useRef<HTMLSpanElement>(null);
  const seconds = useCountdown(deadline, onEnd, rest.now, useInView(place));
  const over = seconds === 0;
  return (
    <Root
      ref={place}
      data-variant={rest.variant ?? 'plain'}
      data-over={over}
      data-short={seconds <= 10 && !over}
    >
      {rest.icon && <Icon of={rest.icon} size={16} />}
      <span role="timer">
        <VisuallyHidden>{label} </VisuallyHidden>
        <span translate="no">{countdownText(seconds, form, inDays)}</span>
      </span>
      <VisuallyHidden role="status">{spoken && (over ? spoken.end : spoken.start)}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-variant='plate'] {
    min-block-size: 36px;
    padding-inline: ${theme.space.s};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    font-size: ${theme.size.s};
  }
  & > svg {
    color: ${theme.color.accentText};
  }
  &[data-short='true'] {
    color: ${theme.color.warningText};
  }
  &[data-short='true'] > svg {
    color: inherit;
  }
  &[data-over='true'] {
    color: ${theme.color.textMuted};
  }
`;
