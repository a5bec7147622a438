import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFirstPageReady } from '../deferred/useFirstPageReady.ts';
import { SLIDE, SliderRow } from '../slider/SliderRow.tsx';
import { useSlider } from '../slider/useSlider.ts';
import { theme } from '../theme/theme.ts';
import type { HeroLabels } from './HeroControls.tsx';
import { heroStyles } from './heroStyles.ts';
import { HeroSlide, type HeroSlideData } from './HeroSlide.tsx';

/* They lie over the picture, and nothing moves before the page is settled. */
const HeroControls = lazy(async () => ({ default: (await import('./HeroControls.tsx')).HeroControls }));

export const HERO_VARIANTS = ['bleed', 'split', 'cards', 'strip'] as const;
export type HeroVariant = (typeof HERO_VARIANTS)[number];

export type HeroSliderProps = {
  slides: readonly HeroSlideData[];
  /**
   * `bleed` from edge to edge, `split` beside `panel`, `cards` a deck whose neighbours peek in, `strip` the same until wide
   * windows show several low ones side by side, over a list that people come for.
   */
  variant?: HeroVariant;
  labels: HeroLabels;
  /** Words and buttons beside the slides of `split`; below them on phones. */
  panel?: ReactNode;
  /** The pictures are drawn for wide windows; narrow ones then show them lower instead of cut. */
  wide?: boolean;
  /** The hero of the page (its first picture is fetched at once), or a smaller one further down. */
  priority?: boolean;
};

/**
 * The banners at the top of a page. It is a row that snaps, so it works before the script does and without it;
 * swiper then moves it, and arrows, bullets and the pause button come with it. Empty while loading, in its final size.
 *
 * - Use once, at the top of a page, for its banners: a brand chooses one of three ways to open.
 * - Not for tiles beside each other: Rail. Not for things that move by themselves further down: Carousel.
 * - Keys: Tab walks through the slide that is shown, arrows, bullets and the pause; the left and right arrows from slide to
 *   slide.
 * - Aloud: a region that is a carousel, its slides numbered; a change is said only while nothing moves by itself. It rests under a
 *   pointer, the focus, out of sight, in a hidden tab and in quiet mode.
 */
export function HeroSlider({
  slides,
  variant = 'bleed',
  labels,
  panel,
  wide,
  priority = true,
}: HeroSliderProps) {
  const { row, current, stops, goTo, autoplay } = useSlider({ count: slides.length });
  const settled = useFirstPageReady();
  return (
    <Root
      data-hero={priority || undefined}
      data-variant={variant}
      data-panel={Boolean(panel)}
      data-wide={wide}
    >
      {panel && <Panel>{panel}</Panel>}
      <Stage role="region" aria-roledescription="carousel" aria-label={labels.region} {...autoplay.hold}>
        <SliderRow {...row}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={SLIDE}
              aria-label={labels.slide(index + 1, slides.length)}
              data-current={index === current}
            >
              {(index === 0 || settled) && (
                <HeroSlide
                  slide={slide}
                  first={priority && index === 0}
                  current={stops === 1 || Math.min(index, stops - 1) === current}
                />
              )}
            </li>
          ))}
          {slides.length === 0 && <li aria-hidden="true" />}
        </SliderRow>
        {stops > 1 && (
          <Suspense fallback={null}>
            <HeroControls
              ids={slides.slice(0, stops).map(({ id }) => id)}
              current={current}
              goTo={goTo}
              labels={labels}
              paused={autoplay.paused}
              onToggle={autoplay.idle ? undefined : autoplay.toggle}
            />
          </Suspense>
        )}
      </Stage>
    </Root>
  );
}

const Root = styled.div`
  ${heroStyles}
`;

const Panel = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${theme.space.m};
  min-inline-size: 0;
`;

const Stage = styled.div`
  position: relative;
  min-inline-size: 0;
  li {
    position: relative;
    border-radius: inherit;
    background: ${theme.color.skeleton};
    overflow: hidden;
  }
`;
