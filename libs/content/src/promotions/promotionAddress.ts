export const PROMOTIONS = '/Promotions';

/** Where a promotion is opened over the list. */
export const promotionAddress = (id: number) => `${PROMOTIONS}/${id}`;
