import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SLIDE, SliderRow } from '../slider/SliderRow.tsx';
import { useSlider } from '../slider/useSlider.ts';
import { perViewStyle, type PerView } from './perView.ts';
import { SlidesSideBySide } from './SlidesSideBySide.ts';

export type DecorativeCarouselProps = {
  /** Number of slides side by side, by viewport width. */
  perView: PerView;
  children: ReactNode;
};

/**
 * Autoplaying slides that are purely decorative, without a heading or controls.
 *
 * - Use for ornaments with no text that matters.
 * - Not for anything that a player may want to read or press: Carousel.
 * - Keys: none; nothing in it takes the focus.
 * - Screen reader: nothing. It pauses off-screen, in a hidden tab and in quiet mode.
 */
export function DecorativeCarousel({ perView, children }: DecorativeCarouselProps) {
  const slides = Children.toArray(children);
  const { row } = useSlider({ count: slides.length });
  return (
    <Root aria-hidden="true" inert>
      <SlidesSideBySide style={perViewStyle(perView)}>
        <SliderRow {...row}>
          {slides.map((slide, index) => (
            <li key={typeof slide === 'object' && 'key' in slide ? slide.key : index} className={SLIDE}>
              {slide}
            </li>
          ))}
        </SliderRow>
      </SlidesSideBySide>
    </Root>
  );
}

const Root = styled.div`
  min-inline-size: 0;
`;
