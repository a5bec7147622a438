/* @chunk games */
import type { Category } from '@baize/api';

/** The platform's name of the popular games category. */
export const POPULAR = 'hot-games';

/**
 * A lobby's popular games: the platform's category for them, otherwise the first one that it marks for the home page.
 */
export const popularCategory = (categories: readonly Category[]): Category | undefined =>
  categories.find(({ slug }) => slug === POPULAR) ?? categories.find(({ home_page }) => home_page === 1);
