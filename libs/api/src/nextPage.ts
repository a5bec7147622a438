import type { GamePage } from './types.ts';

/** The number of the next page, if the platform reports one. For `useInfiniteQuery`. */
export const nextPage = ({ next_page_url, current_page }: GamePage): number | undefined =>
  next_page_url ? current_page + 1 : undefined;
