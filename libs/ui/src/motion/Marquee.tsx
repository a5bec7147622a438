/* @chunk auto */
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { pauseOffscreen } from './pauseOffscreen.ts';
import { useReducedMotion } from './useReducedMotion.ts';

export type MarqueeProps = {
  /** Names the row where it is scrolled manually. */
  label: string;
  /** Milliseconds for one full pass. */
  duration: number;
  paused: boolean;
  /** `<li>` elements. */
  children: ReactNode;
};

/**
 * An endless scrolling row that pauses on hover and focus.
 *
 * - Use for notices and winners that may be missed. The component that mounts it provides the pause button
 *   (NoticeMarquee has one).
 * - Not for important text: Banner. Not for things to choose from: Rail.
 * - Keys: Tab reaches its content, which pauses it. With reduced motion it is static, is a Tab stop, and the arrow keys
 *   scroll it.
 * - Screen reader: a list, read once; the second copy is hidden. While static it is a group named by `label`.
 */
export function Marquee({ label, duration, paused, children }: MarqueeProps) {
  const still = useReducedMotion();
  return (
    <Window
      tabIndex={still ? 0 : undefined}
      role={still ? 'group' : undefined}
      aria-label={still ? label : undefined}
    >
      <Track data-paused={paused} style={{ animationDuration: `${duration}ms` }}>
        <List>{children}</List>
        {!still && (
          <List aria-hidden="true" inert>
            {children}
          </List>
        )}
      </Track>
    </Window>
  );
}

const run = keyframes`to { transform: translateX(-50%); }`;

const Window = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  ${pauseOffscreen}
  contain-intrinsic-block-size: auto 1lh;
  mask-image: linear-gradient(to right, transparent, #000 16px calc(100% - 16px), transparent);
  &[tabindex] {
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Track = styled.div`
  display: flex;
  inline-size: max-content;
  min-inline-size: 200%;
  animation: ${run} linear infinite;
  &[data-paused='true'],
  *:hover > &,
  *:focus-within > & {
    animation-play-state: paused;
  }
  [tabindex] > & {
    min-inline-size: 100%;
    animation: none;
  }
`;

const List = styled.ul`
  --between: 4rem;
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: var(--between);
  white-space: nowrap;
  && {
    padding-inline: var(--start, 16px) calc(var(--between) - var(--start, 16px));
  }
`;
