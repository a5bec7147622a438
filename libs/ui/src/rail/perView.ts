import { css } from 'styled-components';

/** The viewport widths (px) at which a Carousel may change how many slides it shows. */
export const CAROUSEL_STEPS = [0, 400, 550, 768, 900, 992, 1200, 1280, 1400, 1600] as const;
export type CarouselStep = (typeof CAROUSEL_STEPS)[number];

/**
 * Number of slides side by side from a width upwards: `{ 0: 2, 768: 3 }`. Fractions show part of the next slide: `1.2`.
 */
export type PerView = number | Partial<Record<CarouselStep, number>>;

const atLeastOne = (shown: number) => (Number.isFinite(shown) && shown > 1 ? shown : 1);

/**
 * The inline custom properties that `perViewRules` reads. Every step sets its number, even if it repeats the previous
 * one.
 */
export function perViewStyle(perView: PerView): Record<`--v${CarouselStep}`, number> {
  const given = typeof perView === 'number' ? { 0: perView } : perView;
  let last = 1;
  const entries = CAROUSEL_STEPS.map((step) => {
    last = atLeastOne(given[step] ?? last);
    return [`--v${step}`, last] as const;
  });
  return Object.fromEntries(entries) as Record<`--v${CarouselStep}`, number>;
}

/** Static rules for any `PerView`: nothing is measured, so there is no layout shift when the script loads. */
export const perViewRules = css`
  ${CAROUSEL_STEPS.map((step) => `@media (min-width: ${step}px) { --per-view: var(--v${step}); }`).join(' ')}
`;
