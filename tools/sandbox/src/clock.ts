/** The one clock that every rule about time reads. Times are milliseconds since the epoch. */
export interface Clock {
  now(): number;
  date(): Date;
  /** How far the clock has been moved from its own course, in ms. */
  offset(): number;
  /** Moves the clock by so many ms, forwards or backwards. */
  move(ms: number): void;
  /** Puts the clock to a moment; it runs on from there (or stands there, when frozen). */
  set(moment: number): void;
}

export interface ClockOptions {
  /** Where the clock stands still; without it the clock runs with the machine's. */
  frozenAt?: number;
  offset?: number;
}

/** A clock that can be moved: by the control page, and by tests. */
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

/** The contract's way to write a moment: UTC, `YYYY-MM-DD HH:mm:ss`. */
export const formatMoment = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Reads `YYYY-MM-DD HH:mm:ss`; undefined when there is no such moment (31 February, 25:00). */
export function parseMoment(text: string): Date | undefined {
  if (!MOMENT.test(text)) return undefined;
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) || formatMoment(moment) !== text ? undefined : moment;
}
