import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { BellIcon, CloseIcon, PauseIcon, PlayIcon } from '../icon/icons.ts';
import { Marquee } from '../motion/Marquee.tsx';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { theme } from '../theme/theme.ts';

export type NoticeMarqueeProps = {
  label: string;
  notices: readonly { id: string | number; text: ReactNode }[];
  /** Milliseconds for one full pass. */
  duration: number;
  pauseLabel: string;
  playLabel: string;
  closeLabel: string;
  onClose: () => void;
};

/**
 * Notices scrolling through a slim bar at the top of the page.
 *
 * - Use for news that concerns all players for a few days: maintenance, a tournament.
 * - Not for a single player: Banner. Not for the outcome of a step: AlertBox. Not for wins: WinnerTicker.
 * - Keys: Tab reaches pause and close, Enter and Space press them; the notices pause while focus is inside.
 * - Screen reader: a region named by `label` with a list of notices, read once; nothing is announced automatically.
 *   With reduced motion they become scrollable lines.
 */
export function NoticeMarquee(props: NoticeMarqueeProps) {
  const { label, notices, duration, pauseLabel, playLabel, closeLabel, onClose } = props;
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  return (
    <Root aria-label={label} data-part="notice">
      <Icon of={BellIcon} size={16} />
      <Marquee label={label} duration={duration} paused={paused}>
        {notices.map((notice) => (
          <li key={notice.id}>{notice.text}</li>
        ))}
      </Marquee>
      {!still && (
        <IconButton
          size="s"
          icon={paused ? PlayIcon : PauseIcon}
          label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        />
      )}
      <IconButton size="s" icon={CloseIcon} label={closeLabel} onClick={onClose} />
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: 40px;
  padding-inline: ${theme.page.gutter} calc(${theme.page.gutter} - 8px);
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;
