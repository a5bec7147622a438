/** How long a player waits before another SMS for a login can be requested, in ms (spec 1/9.session/3). */
export const LOGIN_RESEND_WAIT_MS = 60_000;
