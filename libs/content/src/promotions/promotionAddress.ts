export const PROMOTIONS = '/Promotions';

/** The URL that opens a promotion over the list. */
export const promotionAddress = (id: number) => `${PROMOTIONS}/${id}`;
