const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** An access token's lifetime, ms. */
export const TOKEN_LIFE = 60 * MINUTE;
/** How long a token stays valid after a refresh, ms. */
export const TOKEN_GRACE = MINUTE;
/** An SMS code's lifetime, ms. */
export const SMS_LIFE = 5 * MINUTE;
/** The minimum interval between two SMS to a player, ms. */
export const SMS_PAUSE = MINUTE;
/** The number of attempts per SMS code. */
export const SMS_ATTEMPTS = 5;
/** The period in which failed logins are counted, ms. */
export const LOGIN_WINDOW = MINUTE;
