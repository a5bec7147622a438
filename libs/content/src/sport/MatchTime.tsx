import { formatDateTime, formatLocalTime, useLanguage, useText } from '@baize/i18n';
import { theme } from '@baize/ui';
import { styled } from 'styled-components';
import { contentMessages } from '../messages.ts';

const WITHOUT_SECONDS = -3;

/** When a match starts: UTC, and on hover or focus the time where the player is (ruling 12). */
export function MatchTime({ startsAt }: { startsAt: Date }) {
  const t = useText(contentMessages);
  const time = formatLocalTime(startsAt, useLanguage());
  return (
    <Root tabIndex={0} dateTime={startsAt.toISOString()}>
      {formatDateTime(startsAt).slice(0, WITHOUT_SECONDS)} UTC
      <Local>{t('local_time', { time })}</Local>
    </Root>
  );
}

const Root = styled.time`
  position: relative;
  flex: none;
  border-radius: ${theme.radius.s};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* Read aloud with the time; seen on hover and focus. */
const Local = styled.span`
  position: absolute;
  z-index: ${theme.layer.raised};
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border-radius: ${theme.radius.s};
  background: ${theme.color.overlay};
  box-shadow:
    0 0 0 1px ${theme.color.line},
    ${theme.shadow.m};
  color: ${theme.color.text};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${theme.motion.fast} ${theme.motion.ease};
  :is(time:hover, time:focus-visible) > & {
    opacity: 1;
  }
`;
