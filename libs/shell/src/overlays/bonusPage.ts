/** The route with the bonus iframe; the overlay shows the same page over the current one. */
export const BONUS_PAGE = '/bonus-request';
