/* @chunk data */
import { languageEntry, type Language } from './languages.ts';

/** A brand's time format: UTC in the format of record, or the player's own time (spec 3/history/5). */
export type DateStyle = 'utc' | 'local';

/** A page's date and time formatting. All functions take ms since 1970. */
export interface Dates {
  /** `UTC`; undefined if times are in the player's own zone. */
  zone: 'UTC' | undefined;
  /** `03/01/2026`, or `1 Mar 2026` */
  day: (ms: number) => string;
  /** `21:30:02` */
  time: (ms: number) => string;
  /** To the minute, for times that were chosen to the minute. */
  minute: (ms: number) => string;
  /** To the second, for events: `03/01/2026 18:30:02`, or `1 Mar 2026 21:30:02`. */
  moment: (ms: number) => string;
  /** A time with its zone, for a sentence: `03/01/2026 18:30:02 UTC`. */
  stamp: (ms: number) => string;
  /** The same time in the other zone, to show on hover: the player's own, or UTC. */
  other: (ms: number) => string;
  /** `UTC` if that is the other zone. */
  otherZone: 'UTC' | undefined;
  /** Whether the time differs in the other zone. */
  differs: (ms: number) => boolean;
  /** A label with the zone: `Time (UTC)`. */
  label: (text: string) => string;
  /**
   * Shifts a time so that its UTC date and time of day are the ones that the page shows, and back: days begin at the
   * page's midnight. Values sent to the platform are always UTC.
   */
  toWall: (ms: number) => number;
  fromWall: (wall: number) => number;
}

const MINUTE = 60_000;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const RECORD = { locale: 'en-US', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

interface Writing {
  locale: string;
  month: '2-digit' | 'short';
  day: '2-digit' | 'numeric';
  timeZone?: 'UTC';
}

/** Cached, because creating a format takes some milliseconds on a phone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function write({ locale, timeZone, ...date }: Writing, shape: 'day' | 'time' | 'minute' | 'moment') {
  const id = `${locale} ${timeZone} ${shape}`;
  const format =
    formats.get(id) ??
    new Intl.DateTimeFormat(locale, {
      ...(shape !== 'time' && { ...date, year: 'numeric' }),
      ...(shape !== 'day' && TIME),
      ...((shape === 'time' || shape === 'moment') && { second: '2-digit' }),
      timeZone,
    });
  formats.set(id, format);
  /* Some languages put a comma between day and time. */
  return (ms: number) => format.format(ms).replace(',', '');
}

/** The player's UTC offset at a given time, in ms. */
const offsetAt = (ms: number) => -new Date(ms).getTimezoneOffset() * MINUTE;

/** The time at which a clock in the player's zone shows this value, with daylight saving time. */
function fromOwnClock(wall: number): number {
  const shown = new Date(wall);
  return new Date(
    shown.getUTCFullYear(),
    shown.getUTCMonth(),
    shown.getUTCDate(),
    shown.getUTCHours(),
    shown.getUTCMinutes(),
    shown.getUTCSeconds(),
  ).getTime();
}

const same = (ms: number) => ms;

/**
 * The only place that defines date and time formats: `utc` is `MM/DD/YYYY HH:mm:ss` in UTC, `local` is the language's
 * own order in the player's zone. The player's zone is the browser's, so don't render it on the server.
 */
export function createDates(style: DateStyle, language: Language): Dates {
  const words: Writing = { locale: languageEntry(language).locale, month: 'short', day: 'numeric' };
  const isUtc = style === 'utc';
  const own = isUtc ? RECORD : words;
  const zone = isUtc ? 'UTC' : undefined;
  const moment = (ms: number) => write(own, 'moment')(ms);
  const other: Writing = isUtc ? words : { ...words, timeZone: 'UTC' };
  return {
    zone,
    day: (ms) => write(own, 'day')(ms),
    time: (ms) => write(own, 'time')(ms),
    minute: (ms) => write(own, 'minute')(ms),
    moment,
    stamp: (ms) => (zone ? `${moment(ms)} ${zone}` : moment(ms)),
    other: (ms) => write(other, 'moment')(ms),
    otherZone: isUtc ? undefined : 'UTC',
    differs: (ms) => offsetAt(ms) !== 0,
    label: (text) => (zone ? `${text} (${zone})` : text),
    toWall: isUtc ? same : (ms) => ms + offsetAt(ms),
    fromWall: isUtc ? same : fromOwnClock,
  };
}
