/** The part of swiper that the timer needs. */
type Slider = {
  slideNext: () => unknown;
  on: (
    event: 'touchStart' | 'touchEnd' | 'slideChange' | 'transitionEnd' | 'destroy',
    handler: () => void,
  ) => unknown;
};

type SlideTimerSettings = {
  /** How long a slide stays, ms. */
  interval: number;
  onStart: () => void;
};

export type SlideTimer = {
  /** Starts or stops it; calls without a change don't restart the interval. */
  run: (running: boolean) => void;
};

/**
 * Advances a slider after each interval without a move. Swiper's own Autoplay module requests animation frames for as
 * long as it runs, which keeps a phone's main thread busy (ADR 33).
 */
export function createSlideTimer(swiper: Slider, { interval, onStart }: SlideTimerSettings): SlideTimer {
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    if (isRunning) timer = setTimeout(() => swiper.slideNext(), interval);
  };
  swiper.on('touchStart', stop);
  swiper.on('touchEnd', start);
  swiper.on('slideChange', stop);
  swiper.on('transitionEnd', start);
  swiper.on('destroy', stop);
  return {
    run: (running) => {
      if (running === isRunning) return;
      isRunning = running;
      if (running) onStart();
      start();
    },
  };
}
