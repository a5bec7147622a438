import type { GamePage } from './types.ts';

/** The next page's number, as long as the platform reports one. For `useInfiniteQuery`. */
export const nextPage = ({ next_page_url, current_page }: GamePage): number | undefined =>
  next_page_url ? current_page + 1 : undefined;
