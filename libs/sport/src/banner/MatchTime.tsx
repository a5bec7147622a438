import { useDates } from '@baize/brand/dates';
import { theme } from '@baize/ui';
import { useIsHydrated } from '@baize/ui/store';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/**
 * A match's start time, in the brand's format; on hover or focus also in the other zone (spec 2/2.2/9). Times in the
 * player's zone are rendered after hydration, since the server doesn't know it.
 */
export function MatchTime({ startsAt }: { startsAt: number }) {
  const { t } = useTranslation('sport');
  const { minute, zone, other, otherZone } = useDates();
  const isHydrated = useIsHydrated();
  return (
    <Root tabIndex={0} dateTime={new Date(startsAt).toISOString()}>
      {(zone !== undefined || isHydrated) && `${minute(startsAt)} ${zone ?? ''}`}
      <Other>
        {otherZone !== undefined
          ? `${other(startsAt)} ${otherZone}`
          : isHydrated && t('local_time', { time: other(startsAt) })}
      </Other>
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

/* Always read by screen readers; visible on hover and focus. */
const Other = styled.span`
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
