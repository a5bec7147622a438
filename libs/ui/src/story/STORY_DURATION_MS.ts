/** How long a story stays before the next one, ms. */
export const STORY_DURATION_MS = 6000;
