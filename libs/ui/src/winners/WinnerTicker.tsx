import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PauseIcon, PlayIcon, TrophyIcon } from '../icon/icons.ts';
import { Marquee } from '../motion/Marquee.tsx';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { SectionHeader } from '../rail/SectionHeader.tsx';
import { theme } from '../theme/theme.ts';
import { WinnerRow, type Winner } from './WinnerRow.tsx';

export type WinnerTickerProps = {
  heading: string;
  winners: readonly Winner[];
  pauseLabel: string;
  playLabel: string;
};

/** Milliseconds that one winner takes to pass; the whole way depends on how many there are. */
const PACE_MS = 4500;

/**
 * The last winners running by.
 *
 * - Use once on the home page.
 * - Not for notices: NoticeMarquee.
 * - Keys: Tab reaches pause, Enter and Space press it.
 * - Screen reader: a region named by its heading; the wins are read once and never announced. In stillness they can be
 *   scrolled.
 */
export function WinnerTicker({ heading, winners, pauseLabel, playLabel }: WinnerTickerProps) {
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  return (
    <section aria-label={heading}>
      <SectionHeader heading={heading} icon={<Icon of={TrophyIcon} size={22} />}>
        {!still && (
          <IconButton
            size="s"
            variant="framed"
            icon={paused ? PlayIcon : PauseIcon}
            label={paused ? playLabel : pauseLabel}
            onClick={() => setPaused(!paused)}
          />
        )}
      </SectionHeader>
      <Band>
        <Marquee label={heading} duration={winners.length * PACE_MS} paused={paused}>
          {winners.map((winner) => (
            <li key={winner.id}>
              <WinnerRow winner={winner} />
            </li>
          ))}
        </Marquee>
      </Band>
    </section>
  );
}

const Band = styled.div`
  margin-inline: calc(-1 * ${theme.page.gutter});
  ul {
    --between: ${theme.space.s};
    --start: ${theme.page.gutter};
  }
`;
