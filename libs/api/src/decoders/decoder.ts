/** Reads an untyped value as `T`; undefined when it is something else. */
export type Decoder<T> = (value: unknown) => T | undefined;

type Readers<T> = { [Field in keyof T]-?: Decoder<Exclude<T[Field], undefined>> };

const NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;

const number: Decoder<number> = (value) => {
  const found = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
};

const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?$/;

const moment: Decoder<number> = (value) => {
  const [, day, time] = (typeof value === 'string' && MOMENT.exec(value)) || [];
  const ms = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(ms) ? undefined : ms;
};

const text: Decoder<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/**
 * Decoders for replies: a missing or mistyped field costs at most its row, never the page. Numbers may arrive as text
 * (`'1'` for 1), since the platform's older endpoints send them that way.
 */
export const decoder = {
  text,
  number,

  /** A platform timestamp (`2026-03-01 18:30:00`, UTC), in ms since 1970. */
  moment,

  oneOf:
    <T extends number | string>(...values: T[]): Decoder<T> =>
    (value) =>
      values.find((one) => String(one) === text(value)),

  /** Falls back to a default if a value can't be read. */
  or:
    <T>(read: Decoder<T>, otherwise: T): Decoder<T> =>
    (value) =>
      read(value) ?? otherwise,

  /** The readable rows of a list; undefined if it isn't a list. */
  list:
    <T>(read: Decoder<T>): Decoder<T[]> =>
    (value) =>
      Array.isArray(value) ? value.map(read).filter((row) => row !== undefined) : undefined,

  /** A row with typed fields; undefined if one of the `needed` fields is missing. */
  row:
    <T extends object>(readers: Readers<T>, ...needed: (keyof T)[]): Decoder<T> =>
    (value) => {
      if (typeof value !== 'object' || value === null) return undefined;
      const given = new Map<string, unknown>(Object.entries(value));
      const fields = Object.entries<Decoder<unknown>>(readers)
        .map(([field, read]) => [field, read(given.get(field))] as const)
        .filter(([, found]) => found !== undefined);
      const row = Object.fromEntries(fields) as T;
      return needed.every((field) => Object.hasOwn(row, field)) ? row : undefined;
    },
} as const;
