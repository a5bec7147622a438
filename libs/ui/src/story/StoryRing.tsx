import { useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { TrophyIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type StoryRingProps = {
  title: string;
  image: string;
  /** Not opened yet: the ring glows. */
  fresh: boolean;
  /** Read after the title while it is fresh, for example "new". */
  freshLabel: string;
  /** The multiplier of the stake, for example `×1,250`; replaces the title, which is still read aloud. */
  multiplier?: string;
  onOpen: () => void;
};

/**
 * A story as a round image in a ring, which glows until the story is opened.
 *
 * - Use in a StoryStrip.
 * - Not for a person: Avatar. Not for a destination: ExploreTile.
 * - Keys: Enter and Space open the story; the arrows are the StoryStrip's.
 * - Screen reader: a button named by its title, with `freshLabel` until it is opened. The image is hidden.
 */
export function StoryRing({ title, image, fresh, freshLabel, multiplier, onOpen }: StoryRingProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Root type="button" data-fresh={fresh} onClick={onOpen}>
      <Ring data-part="story-frame">
        {broken === image ? (
          <Missing data-part="story-image">
            <Icon of={TrophyIcon} size={28} />
          </Missing>
        ) : (
          <Image
            data-part="story-image"
            src={image}
            alt=""
            width={84}
            height={84}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBroken(image)}
          />
        )}
        {multiplier && <Multiplier aria-hidden="true">{multiplier}</Multiplier>}
      </Ring>
      {multiplier ? <VisuallyHidden>{title}</VisuallyHidden> : <Title>{title}</Title>}
      {fresh && <VisuallyHidden>{freshLabel}</VisuallyHidden>}
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  inline-size: 92px;
  padding-block-end: ${theme.space.xs};
  padding-inline: 0;
  padding-block-start: 0;
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.textMuted};
  &[data-fresh='true'] {
    color: ${theme.color.text};
  }
`;

const Ring = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 84px;
  block-size: 84px;
  border-radius: 50%;
  --story-frame: ${theme.color.line};
  background: var(--story-frame);
  /* The image's placeholder while it loads. */
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border-radius: inherit;
    background: ${theme.color.skeleton};
    box-shadow: 0 0 0 3px ${theme.color.canvas};
  }
  transition: transform ${theme.motion.normal} ${theme.motion.ease};
  [data-fresh='true'] > & {
    --story-frame: conic-gradient(
      from 210deg,
      ${theme.color.accent},
      ${theme.color.second},
      ${theme.color.accentHover},
      ${theme.color.accent}
    );
  }
  ${media.hover} {
    *:hover > & {
      transform: scale(1.05);
    }
  }
`;

const Image = styled.img`
  position: relative;
  inline-size: 78px;
  block-size: 78px;
  border: 3px solid ${theme.color.canvas};
  border-radius: 50%;
  background: ${theme.color.skeleton};
  object-fit: cover;
  [data-fresh='false'] & {
    filter: saturate(0.55);
  }
`;

/* An image that failed to load. */
const Missing = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 78px;
  block-size: 78px;
  border: 3px solid ${theme.color.canvas};
  border-radius: 50%;
  background: ${theme.color.secondSoft};
  color: ${theme.color.secondText};
`;

const Multiplier = styled.span`
  position: absolute;
  inset-block-end: -6px;
  padding: 1px 8px;
  border: 2px solid ${theme.color.canvas};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.second};
  color: ${theme.color.onSecond};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  white-space: nowrap;
`;

const Title = styled.span`
  max-inline-size: 100%;
  padding-block-start: 2px;
  overflow: hidden;
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.medium};
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
