/** How long an alert stays, ms. */
export const ALERT_DURATION_MS = 5000;
