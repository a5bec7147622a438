/**
 * The breakpoints. Device classes (spec 1/9.shell/5): under 550 mobile, 550 to 1199 tablet, from 1200 web.
 */
export const BREAKPOINT = { tablet: 550, desktop: 900, web: 1200, wide: 1600 } as const;

/** A phone's width, for `useMediaQuery`; `media.phone` in styles. */
export const PHONE_QUERY = `(max-width: ${BREAKPOINT.tablet - 0.02}px)`;

const from = (px: number) => `@media (min-width: ${px}px)`;

export const media = {
  phone: `@media ${PHONE_QUERY}`,
  tablet: from(BREAKPOINT.tablet),
  desktop: from(BREAKPOINT.desktop),
  web: from(BREAKPOINT.web),
  wide: from(BREAKPOINT.wide),
  /** A pointer that can hover: mouse, not touch. */
  hover: '@media (hover: hover) and (pointer: fine)',
  touch: '@media (hover: none), (pointer: coarse)',
  /** What an on-screen keyboard leaves of a phone's window: bars give way to the form. */
  aboveKeyboard: `@media ${PHONE_QUERY} and (max-height: 460px)`,
  /** As low as a phone in landscape, or a viewport at 400 % zoom. */
  low: '@media (max-height: 480px) and (orientation: landscape)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
