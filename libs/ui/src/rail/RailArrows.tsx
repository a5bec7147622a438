import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { NextIcon, PreviousIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';

export type RailArrowsProps = {
  canPrev: boolean;
  canNext: boolean;
  prev: () => void;
  next: () => void;
  prevLabel: string;
  nextLabel: string;
};

/** Previous and next for mice; touch users swipe. Hidden if everything fits. */
export function RailArrows({ canPrev, canNext, prev, next, prevLabel, nextLabel }: RailArrowsProps) {
  return (
    <Root data-idle={!canPrev && !canNext}>
      <IconButton
        variant="framed"
        size="s"
        icon={PreviousIcon}
        label={prevLabel}
        disabled={!canPrev}
        onClick={prev}
      />
      <IconButton
        variant="framed"
        size="s"
        icon={NextIcon}
        label={nextLabel}
        disabled={!canNext}
        onClick={next}
      />
    </Root>
  );
}

const Root = styled.div`
  display: none;
  gap: 6px;
  ${media.tablet} {
    display: flex;
  }
  ${media.touch} {
    display: none;
  }
  /* Its space is reserved: whether the row overflows is known only after the first paint. */
  &[data-idle='true'] {
    visibility: hidden;
  }
`;
