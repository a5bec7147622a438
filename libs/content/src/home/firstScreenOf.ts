import type { Brand, HomeSectionId } from '@baize/brand';

/** The hero and the sections after it in a window of usual height; a phone shows fewer. */
const FIRST_SECTIONS = 4;

/**
 * The sections that a brand's first screen may show; they render on the server, and at once. Based on the brand's data
 * only, since a player's rows must not change a visitor's markup.
 */
export const firstScreenOf = ({ layout }: Brand): readonly HomeSectionId[] =>
  layout.homeSections.slice(0, FIRST_SECTIONS);
