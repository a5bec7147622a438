/** How long, in ms, until another code may be requested (spec 3/9). */
export const VERIFICATION_RESEND_WAIT_MS = 120_000;
