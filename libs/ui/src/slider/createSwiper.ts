import { Swiper } from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { prefersReducedMotion } from '../motion/useReducedMotion.ts';
import { createSlideTimer } from './createSlideTimer.ts';

/**
 * The index of the first slide, and the number of stops: in a row that shows several slides, the last ones share a
 * stop.
 */
export type Place = { current: number; stops: number };

type SwiperSettings = {
  /** Duration that a slide stays, and of a move, in ms. */
  interval: number;
  speed: number;
  onPlace: (place: Place) => void;
};

/** The engine interface that useSlider needs from swiper. */
export type SliderEngine = {
  goTo: (index: number) => void;
  /** Call it after each render: slides may have been added or removed, and autoplay paused or resumed. */
  update: (running: boolean) => void;
  destroy: () => void;
};

/* A lazy image is fetched when it becomes visible; a slide that is clipped until it moves in would be
   empty at first. */
function loadNeighbours(swiper: Swiper) {
  const first = Math.max(0, swiper.activeIndex - 1);
  const end = swiper.activeIndex + swiper.slidesPerViewDynamic() + 1;
  for (const slide of swiper.slides.slice(first, end)) {
    for (const picture of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      picture.loading = 'eager';
    }
  }
}

/* A browser would scroll to a focused off-screen slide, but swiper's frame can't be scrolled. */
function followFocus(swiper: Swiper, { target }: FocusEvent) {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const index = swiper.slides.findIndex((slide) => slide.contains(target));
  if (index >= 0) swiper.slideTo(index);
}

/**
 * Lets swiper take over the row of a SliderRow at its current scroll position, without moving a pixel. Imported only
 * when the page is idle, so that no first route waits for it.
 */
export function createSwiper(frame: HTMLElement, { interval, speed, onPlace }: SwiperSettings): SliderEngine {
  const scrolled = frame.firstElementChild?.scrollLeft ?? 0;
  const place = ({ snapIndex, snapGrid }: Swiper) =>
    onPlace({ current: snapIndex ?? 0, stops: snapGrid.length });
  const swiper = new Swiper(frame, {
    modules: [Mousewheel],
    slidesPerView: 'auto',
    speed: prefersReducedMotion() ? 0 : speed,
    rewind: true,
    mousewheel: { enabled: true, forceToAxis: true },
    /* It would measure the row again for each image that loads, and interrupt the running move. */
    lazyPreload: false,
    on: {
      snapIndexChange: place,
      snapGridLengthChange: place,
      touchStart: loadNeighbours,
      activeIndexChange: loadNeighbours,
    },
  });
  if (scrolled > 0) {
    swiper.translateTo(-scrolled, 0, false);
    swiper.updateActiveIndex();
    const isBetweenSlides = Math.abs((swiper.snapGrid[swiper.snapIndex] ?? 0) - scrolled) > 1;
    if (isBetweenSlides) swiper.slideToClosest();
  }
  const autoplay = createSlideTimer(swiper, { interval, onStart: () => loadNeighbours(swiper) });
  const onFocus = (event: FocusEvent) => followFocus(swiper, event);
  /* Dragging a link or an image with the mouse would end the drag of the row. */
  const onDragStart = (event: DragEvent) => event.preventDefault();
  frame.addEventListener('focusin', onFocus);
  frame.addEventListener('dragstart', onDragStart);
  place(swiper);
  return {
    goTo: (index) => swiper.slideTo(index),
    update: (running) => {
      if (swiper.destroyed) return;
      swiper.params.speed = prefersReducedMotion() ? 0 : speed;
      const { slides, slidesEl } = swiper;
      const isKnown =
        slides.length === slidesEl.childElementCount && slides.every((slide) => slide.isConnected);
      if (!isKnown) swiper.update();
      autoplay.run(running);
    },
    destroy: () => {
      frame.removeEventListener('focusin', onFocus);
      frame.removeEventListener('dragstart', onDragStart);
      swiper.destroy();
      onPlace({ current: 0, stops: 1 });
    },
  };
}
