import { Children, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Bullets } from '../hero/Bullets.tsx';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icon/icons.ts';
import { SLIDE, SliderRow } from '../slider/SliderRow.tsx';
import { useSlider } from '../slider/useSlider.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { perViewStyle, type PerView } from './perView.ts';
import { SectionHeader } from './SectionHeader.tsx';
import { SlidesSideBySide } from './SlidesSideBySide.ts';

export type CarouselProps = {
  heading: string;
  icon?: ReactNode;
  labels: {
    prev: string;
    next: string;
    pause: string;
    play: string;
    slide: (number: number, total: number) => string;
  };
  /** Number of slides side by side, by viewport width. */
  perView?: PerView;
  /** Milliseconds from one step to the next; 0 for a row that never autoplays. */
  interval?: number;
  /** Duration of one step, ms. */
  speed?: number;
  bullets?: boolean;
  children: ReactNode;
};

/**
 * Autoplaying slides, one step at a time in an endless loop, several side by side.
 *
 * - Use for content that may be missed: featured blocks, partners, decoration. Two seconds are enough to read a slide.
 * - Not for games to browse: Rail. Not for the banners at the top of a page: HeroSlider.
 * - Keys: Tab goes through pause, arrows, slides and bullets; the left and right arrows move from slide to slide.
 * - Screen reader: a region that is a carousel, its slides numbered; a change is announced only while nothing
 *   autoplays. It pauses on hover, on focus, off-screen, in a hidden tab and in quiet mode, and has a pause button
 *   wherever it moves.
 */
export function Carousel({
  heading,
  icon,
  labels,
  perView = 1,
  interval,
  speed,
  bullets = false,
  children,
}: CarouselProps) {
  const name = useId();
  const slides = Children.toArray(children);
  const { row, current, stops, goTo, autoplay } = useSlider({ count: slides.length, interval, speed });
  return (
    <Root aria-roledescription="carousel" aria-labelledby={name} {...autoplay.hold}>
      <SectionHeader id={name} heading={heading} icon={icon}>
        {stops > 1 && (
          <Buttons>
            {!autoplay.idle && <Pause {...autoplay} labels={labels} />}
            <Arrow icon={PreviousIcon} label={labels.prev} onClick={() => goTo(current - 1)} />
            <Arrow icon={NextIcon} label={labels.next} onClick={() => goTo(current + 1)} />
          </Buttons>
        )}
      </SectionHeader>
      <SlidesSideBySide style={perViewStyle(perView)}>
        <SliderRow {...row}>
          {slides.map((slide, index) => (
            <li
              key={typeof slide === 'object' && 'key' in slide ? slide.key : index}
              className={SLIDE}
              aria-label={labels.slide(index + 1, slides.length)}
            >
              {slide}
            </li>
          ))}
        </SliderRow>
      </SlidesSideBySide>
      {bullets && stops > 1 && (
        <Points>
          <Bullets
            ids={Array.from({ length: stops }, (_, stop) => stop)}
            current={current}
            goTo={goTo}
            name={labels.slide}
          />
        </Points>
      )}
    </Root>
  );
}

type PauseProps = { paused: boolean; toggle: () => void; labels: CarouselProps['labels'] };

const Pause = ({ paused, toggle, labels }: PauseProps) => (
  <IconButton
    size="s"
    variant="framed"
    icon={paused ? PlayIcon : PauseIcon}
    label={paused ? labels.play : labels.pause}
    onClick={toggle}
  />
);

type ArrowProps = { icon: typeof NextIcon; label: string; onClick: () => void };

/** For mice; touch users swipe. */
const Arrow = (props: ArrowProps) => (
  <ForMice>
    <IconButton size="s" variant="framed" {...props} />
  </ForMice>
);

const Root = styled.section`
  min-inline-size: 0;
`;

const Buttons = styled.div`
  display: flex;
  gap: 6px;
`;

const ForMice = styled.span`
  display: contents;
  ${media.touch} {
    display: none;
  }
`;

const Points = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin-block-start: ${theme.space.s};
  --bullet: ${theme.color.textMuted};
  --bullet-rim: transparent;
`;
