/** How long an alert stays, ms. */
export const ALERT_DURATION = 5000;
