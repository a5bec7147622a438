/** How long a story stays before the next one, ms. */
export const STORY_DURATION = 6000;
