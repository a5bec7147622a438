import type { Brand, HomeSectionId } from '@baize/brand';

/** The hero and what follows it in a window of usual height; a phone shows less. */
const FIRST_SECTIONS = 4;

/**
 * The sections that a brand's first screen may show: they render on the server, and at once. By the brand's data alone, since
 * a player's rows don't change what a visitor's markup has.
 */
export const firstScreenOf = ({ layout }: Brand): readonly HomeSectionId[] =>
  layout.homeSections.slice(0, FIRST_SECTIONS);
