import { languageEntry, type Language } from './languages.ts';

/** How a brand writes times: UTC in the format of record, or the player's own time (spec 3/history/5). */
export type DateStyle = 'utc' | 'local';

/** How a page writes days and times. All take ms since 1970. */
export interface Dates {
  /** `UTC`; none where times are the player's own. */
  zone: 'UTC' | undefined;
  /** `03/01/2026`, or `1 Mar 2026` */
  day: (ms: number) => string;
  /** `21:30:02` */
  time: (ms: number) => string;
  /** To the minute, for what was chosen to the minute. */
  minute: (ms: number) => string;
  /** To the second, for what happened: `03/01/2026 18:30:02`, or `1 Mar 2026 21:30:02`. */
  moment: (ms: number) => string;
  /** A moment with its zone, for a sentence: `03/01/2026 18:30:02 UTC`. */
  stamp: (ms: number) => string;
  /** The same moment in the other zone, to show on hover: the player's own, or UTC. */
  other: (ms: number) => string;
  /** `UTC` where the other zone is that. */
  otherZone: 'UTC' | undefined;
  /** Whether the other zone has another time. */
  differs: (ms: number) => boolean;
  /** A label with the zone: `Time (UTC)`. */
  label: (text: string) => string;
  /**
   * Shifts a moment so that its UTC day and time of day are those that the page shows, and back: days begin at the
   * page's midnight. What is sent is always UTC.
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

/** Creating a format takes a phone some milliseconds. */
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
  /* Some languages have a comma between day and time. */
  return (ms: number) => format.format(ms).replace(',', '');
}

/** A moment's distance to UTC where the player is, in ms. */
const offsetAt = (ms: number) => -new Date(ms).getTimezoneOffset() * MINUTE;

/** The moment at which a clock of the player's zone shows this; it knows summer time. */
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
 * The one place that decides how days and times are written: `utc` is `MM/DD/YYYY HH:mm:ss` in UTC, `local` is the
 * language's own order in the player's zone. The player's zone is the browser's: don't render it on the server.
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
