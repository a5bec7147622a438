/** Natural growth per millisecond: the multiplier doubles about every nine seconds. The page is told the same number. */
export const GROWTH = 0.000_08;
/** Where every flight starts, in hundredths. */
export const START = 100;
/** Where every flight is cashed out by itself at the latest, in hundredths. */
export const MOST = 1_000_00;

/** Keeps an exact hundredth from falling to the one below. */
const SLACK = 1e-6;

/** The multiplier so many ms after the start, in whole hundredths. */
export const multiplierAt = (elapsed: number): number =>
  Math.floor(START * Math.exp(GROWTH * Math.max(0, elapsed)) + SLACK);

/** How long after the start, ms, a multiplier (hundredths) is reached. */
export const timeTo = (multiplier: number): number => Math.ceil(Math.log(multiplier / START) / GROWTH);
