import { useEffect, useRef, useState } from 'react';
import { useAutoplay } from './useAutoplay.ts';
import { queueIdleTask } from '../deferred/queueIdleTask.ts';
import { usePageReady } from '../deferred/usePageReady.ts';
import type { Place, SliderEngine } from './createSwiper.ts';
import { SLIDER_INTERVAL_MS, SLIDER_SPEED_MS } from './sliderTimes.ts';

type SliderOptions = {
  /** How many slides there are. */
  count: number;
  /** Milliseconds that a slide stays; 0 for a row that never autoplays. */
  interval?: number;
  /** Duration of a move, ms. */
  speed?: number;
};

/**
 * A row of slides that swiper moves once the page is idle: spread `row` on a SliderRow. Until then, or if swiper fails
 * to load, the row is scrolled natively and there is one `stop`, so no arrows are needed. `goTo` wraps around at both
 * ends.
 */
export function useSlider({ count, interval = SLIDER_INTERVAL_MS, speed = SLIDER_SPEED_MS }: SliderOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<SliderEngine>();
  const [{ current, stops }, setPlace] = useState<Place>({ current: 0, stops: 1 });
  const autoplay = useAutoplay(frame, interval > 0 && stops > 1);
  const { running } = autoplay;
  const isSlider = usePageReady() && count > 1;

  useEffect(() => {
    if (!isSlider) return;
    let made: SliderEngine | undefined;
    let left = false;
    import('./createSwiper.ts').then(
      ({ createSwiper }) =>
        queueIdleTask(() => {
          if (left || !frame.current) return;
          made = createSwiper(frame.current, { interval, speed, onPlace: setPlace });
          setEngine(made);
        }),
      /* Without a connection the row stays natively scrollable. */
      () => undefined,
    );
    return () => {
      left = true;
      made?.destroy();
    };
  }, [isSlider, interval, speed]);

  useEffect(() => engine?.update(running));

  return {
    current,
    stops,
    goTo: (index: number) => engine?.goTo((index + stops) % stops),
    autoplay,
    row: { frame, running, onScroll: (index: number) => setPlace({ current: index, stops }) },
  };
}
