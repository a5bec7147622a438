const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an access token lives, ms. */
export const TOKEN_LIFE = 60 * MINUTE;
/** How long a token goes on working after it was exchanged for a newer one, ms. */
export const TOKEN_GRACE = MINUTE;
/** How long an SMS code is good, ms. */
export const SMS_LIFE = 5 * MINUTE;
/** No second SMS to the same player within this time, ms. */
export const SMS_PAUSE = MINUTE;
/** How often one SMS code may be tried. */
export const SMS_ATTEMPTS = 5;
/** Failed logins are counted over this time, ms. */
export const LOGIN_WINDOW = MINUTE;
