import type { Period } from './limitUse.ts';

/** A stake would exceed a limit that the player has set. Nothing was taken. */
export class LimitReached extends Error {
  override name = 'LimitReached';
  readonly period: Period;

  constructor(period: Period) {
    super(`The stake passes the player's ${period} bet limit.`);
    this.period = period;
  }
}
