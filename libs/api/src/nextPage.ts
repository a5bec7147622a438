import type { GamePage } from './types.ts';

/** The next page's number while the platform says that there is one. For `useInfiniteQuery`. */
export const nextPage = ({ next_page_url, current_page }: GamePage): number | undefined =>
  next_page_url ? current_page + 1 : undefined;
