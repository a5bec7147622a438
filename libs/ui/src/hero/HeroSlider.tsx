import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageReady } from '../deferred/usePageReady.ts';
import { SLIDE, SliderRow } from '../slider/SliderRow.tsx';
import { useSlider } from '../slider/useSlider.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { HeroLabels } from './HeroControls.tsx';
import { heroStyles } from './heroStyles.ts';
import { HeroSlide, type HeroSlideData } from './HeroSlide.tsx';

/* The controls cover the image, and nothing moves before the page has settled. */
const HeroControls = lazy(async () => ({ default: (await import('./HeroControls.tsx')).HeroControls }));

export const HERO_VARIANTS = ['bleed', 'inset', 'split', 'cards', 'mosaic', 'strip'] as const;
export type HeroVariant = (typeof HERO_VARIANTS)[number];

export type HeroSliderProps = {
  slides: readonly HeroSlideData[];
  /**
   * `bleed` from edge to edge, `inset` within the page's margins, `split` next to `panel`, `cards` a deck with
   * neighbouring slides partly visible, `mosaic` one large and two smaller static ones (a row to swipe on a phone),
   * `strip` a deck until wide viewports show several low ones side by side, above the page's main list.
   */
  variant?: HeroVariant;
  labels: HeroLabels;
  /** Text and buttons next to the slides of `split`; below them on phones. */
  panel?: ReactNode;
  /** The page's call to action: a button over the slides' lower corner, below them where they're narrow. */
  action?: ReactNode;
  /** The images are made for wide viewports; in narrow ones they are shown lower instead of cropped. */
  wide?: boolean;
  /** The page's hero (its first image is fetched at once), or a smaller one further down. */
  priority?: boolean;
};

/**
 * The banners at the top of a page. It is a scroll-snap row, so it works before the script loads and without
 * it; swiper then moves it, and arrows, bullets and the pause button load with it. Empty while loading, in
 * its final size.
 *
 * - Use once, at the top of a page, for its banners: a brand chooses the variant.
 * - Not for tiles side by side: Rail. Not for autoplaying content further down: Carousel.
 * - Keys: Tab goes through the visible slide, arrows, bullets and the pause; the left and right arrows move
 *   from slide to slide.
 * - Screen reader: a region that is a carousel, its slides numbered; a change is announced only while nothing
 *   autoplays. It pauses on hover, on focus, off-screen, in a hidden tab and in quiet mode.
 */
export function HeroSlider({
  slides,
  variant = 'bleed',
  labels,
  panel,
  action,
  wide,
  priority = true,
}: HeroSliderProps) {
  const { row, current, stops, goTo, autoplay } = useSlider({
    count: variant === 'mosaic' ? 1 : slides.length,
  });
  const settled = usePageReady();
  return (
    <Root
      data-hero={priority || undefined}
      data-variant={variant}
      data-panel={Boolean(panel)}
      data-wide={wide}
    >
      {panel && <Panel data-part="hero-panel">{panel}</Panel>}
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
      {action && <Action data-part="hero-action">{action}</Action>}
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

/*
 * Over the slides: their artwork leaves a quarter of its height free in this corner, which is enough from a width of 960 px
 * on. A narrower banner has it below.
 */
const Action = styled.div`
  display: grid;
  margin-block-start: ${theme.space.s};
  padding-inline: var(--hero-action-gutter, 0px);
  ${media.tablet} {
    justify-content: start;
  }
  @container hero (min-width: 960px) {
    position: absolute;
    z-index: 1;
    inset-block-end: calc(var(--hero-action-foot, 0px) + clamp(14px, 2cqi, 36px));
    inset-inline-start: calc(var(--hero-action-start, 0px) + max(${theme.space.l}, var(--hero-inset, 0px)));
    margin: 0;
    padding: 0;
  }
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
