import type { Selectable } from 'kysely';
import { formatMoney } from '../../money.ts';
import type { CrashRoundTable } from '../../store/tables/quick.ts';
import { MAX, multiplierAt, timeTo } from './flight.ts';

/**
 * How long after the press a cash-out may arrive, ms. A crash is only revealed after this time, so that players can't
 * exploit the knowledge.
 */
export const LATENESS = 300;

export type CrashRound = Selectable<CrashRoundTable>;
type Course = Pick<CrashRound, 'crash_point' | 'automatic'>;

/** The multiplier of an automatic cash-out, hundredths; undefined if the flight crashes first. */
export const cashedAlone = ({ automatic, crash_point: crash }: Course): number | undefined =>
  automatic <= crash ? automatic : undefined;

/** How long after its start a flight is settled, ms. */
export const flightTime = (course: Course): number => {
  const alone = cashedAlone(course);
  return alone === undefined ? timeTo(course.crash_point) + LATENESS : timeTo(alone);
};

/** The cash-out multiplier at a time (ms after the start), hundredths; undefined if the flight crashed before. */
export function cashedAt(course: Course, elapsed: number): number | undefined {
  const alone = cashedAlone(course);
  if (alone !== undefined && elapsed >= timeTo(alone)) return alone;
  return elapsed >= timeTo(course.crash_point) ? undefined : multiplierAt(elapsed);
}

/** The effective time of a cash-out, ms after the start: the press, but at most `LATENESS` before now. */
export const countedMoment = (pressed: number, now: number): number =>
  Math.min(now, Math.max(pressed, now - LATENESS));

/** A multiplier as the page shows it. */
export const formatMultiplier = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** A round as the page shows it: the crash point is secret during the flight. */
export function crashView(round: CrashRound, now: Date) {
  const isOver = round.payout !== null;
  return {
    round: round.reference,
    stake: formatMoney(round.stake),
    automatic: round.automatic === MAX ? null : formatMultiplier(round.automatic),
    elapsed: now.getTime() - round.started_at.getTime(),
    flying: !isOver,
    crash: isOver ? formatMultiplier(round.crash_point) : null,
    cashed: round.cashed === null ? null : formatMultiplier(round.cashed),
    win: round.payout === null ? null : formatMoney(round.payout),
  };
}
