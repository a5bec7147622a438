import { paths } from '@baize/routing';

/** The URL that opens a promotion over the list. */
export const promotionAddress = (id: number) => `${paths.promotions}/${id}`;
