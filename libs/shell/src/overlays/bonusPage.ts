/** The app's page with the bonus frame; the layer shows the same page over whatever the player is at. */
export const BONUS_PAGE = '/bonus-request';
