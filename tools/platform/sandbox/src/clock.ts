/** The clock that every time-dependent rule reads. Times are ms since the epoch. */
export interface Clock {
  now(): number;
  date(): Date;
  /** The offset from the machine's (or the frozen) time, ms. */
  offset(): number;
  /** Moves the clock by ms, forwards or backwards. */
  move(ms: number): void;
  /** Sets the clock; it continues from there, or stays there when frozen. */
  set(moment: number): void;
}

export interface ClockOptions {
  /** A fixed time; without it, the clock follows the machine's. */
  frozenAt?: number;
  offset?: number;
}

/** A clock that the control page and tests can move. */
export function createClock({ frozenAt, offset = 0 }: ClockOptions = {}): Clock {
  let shift = offset;
  const base = () => frozenAt ?? Date.now();
  const now = () => base() + shift;
  return {
    now,
    date: () => new Date(now()),
    offset: () => shift,
    move: (ms) => {
      shift += ms;
    },
    set: (moment) => {
      shift = moment - base();
    },
  };
}

/** Formats a time as the contract does: UTC, `YYYY-MM-DD HH:mm:ss`. */
export const formatMoment = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Parses `YYYY-MM-DD HH:mm:ss`; undefined for an impossible time (31 February, 25:00). */
export function parseMoment(text: string): Date | undefined {
  if (!MOMENT.test(text)) return undefined;
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) || formatMoment(moment) !== text ? undefined : moment;
}
