import type { Selectable } from 'kysely';
import { formatMoney } from '../../money.ts';
import type { CrashRoundTable } from '../../store/tables/quick.ts';
import { MOST, multiplierAt, timeTo } from './flight.ts';

/**
 * How much later than pressed a cash-out may come in, ms. A crash is told only after as long, so that nobody can press
 * knowing of it.
 */
export const LATENESS = 300;

export type CrashRound = Selectable<CrashRoundTable>;
type Course = Pick<CrashRound, 'crash_point' | 'automatic'>;

/** Where a flight cashes out by itself; undefined when it crashes first. Hundredths. */
export const cashedAlone = ({ automatic, crash_point: crash }: Course): number | undefined =>
  automatic <= crash ? automatic : undefined;

/** How long after its start a flight is over for everybody, ms. */
export const flightTime = (course: Course): number => {
  const alone = cashedAlone(course);
  return alone === undefined ? timeTo(course.crash_point) + LATENESS : timeTo(alone);
};

/** Where a flight is cashed out at a moment (ms after its start), in hundredths; undefined when it crashed before. */
export function cashedAt(course: Course, elapsed: number): number | undefined {
  const alone = cashedAlone(course);
  if (alone !== undefined && elapsed >= timeTo(alone)) return alone;
  return elapsed >= timeTo(course.crash_point) ? undefined : multiplierAt(elapsed);
}

/** The moment that counts for a cash-out, ms after the start: when it was pressed, but never long before now. */
export const countedMoment = (pressed: number, now: number): number =>
  Math.min(now, Math.max(pressed, now - LATENESS));

/** A multiplier as the page shows it. */
export const formatMultiplier = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** A round as its page sees it: where it crashes stays secret while it flies. */
export function crashView(round: CrashRound, now: Date) {
  const isOver = round.payout !== null;
  return {
    round: round.reference,
    stake: formatMoney(round.stake),
    automatic: round.automatic === MOST ? null : formatMultiplier(round.automatic),
    elapsed: now.getTime() - round.started_at.getTime(),
    flying: !isOver,
    crash: isOver ? formatMultiplier(round.crash_point) : null,
    cashed: round.cashed === null ? null : formatMultiplier(round.cashed),
    win: round.payout === null ? null : formatMoney(round.payout),
  };
}
