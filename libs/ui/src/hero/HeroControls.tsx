import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { Bullets } from './Bullets.tsx';

export type HeroLabels = {
  /** Name of the whole slider, for example "Promotions". */
  region: string;
  prev: string;
  next: string;
  pause: string;
  play: string;
  slide: (number: number, total: number) => string;
};

type HeroControlsProps = {
  ids: readonly (string | number)[];
  current: number;
  goTo: (index: number) => void;
  labels: HeroLabels;
  paused: boolean;
  /** Undefined where nothing autoplays. */
  onToggle?: () => void;
};

/** Arrows, bullets and the pause button of a HeroSlider. */
export function HeroControls({ ids, current, goTo, labels, paused, onToggle }: HeroControlsProps) {
  return (
    <>
      <Arrow data-side="prev">
        <IconButton
          variant="glass"
          icon={PreviousIcon}
          label={labels.prev}
          onClick={() => goTo(current - 1)}
        />
      </Arrow>
      <Arrow data-side="next">
        <IconButton variant="glass" icon={NextIcon} label={labels.next} onClick={() => goTo(current + 1)} />
      </Arrow>
      <Bar data-part="bullets">
        <Bullets ids={ids} current={current} goTo={goTo} name={labels.slide} />
        {onToggle && (
          <Pause>
            <IconButton
              variant="glass"
              size="s"
              icon={paused ? PlayIcon : PauseIcon}
              label={paused ? labels.play : labels.pause}
              onClick={onToggle}
            />
          </Pause>
        )}
      </Bar>
    </>
  );
}

const Arrow = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  display: none;
  place-items: center;
  pointer-events: none;
  opacity: 0;
  transition: opacity ${theme.motion.normal} ${theme.motion.ease};
  & > button {
    pointer-events: auto;
  }
  &[data-side='prev'] {
    inset-inline-start: ${theme.space.m};
  }
  &[data-side='next'] {
    inset-inline-end: ${theme.space.m};
  }
  ${media.hover} {
    display: grid;
    *:hover > &,
    &:focus-within {
      opacity: 1;
    }
  }
`;

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: ${theme.space.xs};
  inset-inline: ${theme.space.m};
  display: flex;
  align-items: center;
  justify-content: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  /* The brand's colour may not be visible over an image. */
  & button:focus-visible {
    outline-color: var(--bullet-focus, ${theme.color.onScrim});
  }
`;

const Pause = styled.span`
  position: absolute;
  inset-inline-end: 0;
  inset-block-end: 0;
`;
