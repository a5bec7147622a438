/**
 * Exponential growth per ms: the multiplier doubles about every nine seconds. The page uses the same number.
 */
export const GROWTH = 0.000_08;
/** The initial multiplier, hundredths. */
export const START = 100;
/** The multiplier of the latest automatic cash-out, hundredths. */
export const MAX = 1_000_00;

/** Prevents rounding an exact hundredth down. */
const SLACK = 1e-6;

/** The multiplier at a time (ms after the start), whole hundredths. */
export const multiplierAt = (elapsed: number): number =>
  Math.floor(START * Math.exp(GROWTH * Math.max(0, elapsed)) + SLACK);

/** Time from the start to a multiplier (hundredths), ms. */
export const timeTo = (multiplier: number): number => Math.ceil(Math.log(multiplier / START) / GROWTH);
