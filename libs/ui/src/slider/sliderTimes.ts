/** How long a slide stays before the next one, ms (spec 2/9.content/3). */
export const SLIDER_INTERVAL_MS = 5500;
/** How long a move to another slide takes, ms. */
export const SLIDER_SPEED_MS = 800;
