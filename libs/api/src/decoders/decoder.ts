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
 * Decoders for replies: a missing or mistyped field affects its row at most, never the page. A number may
 * arrive as text (`'1'` for 1), as the platform's older endpoints send it.
 */
export const decoder = {
  text,
  number,

  /** A moment of the platform (`2026-03-01 18:30:00`, UTC) in ms since 1970. */
  moment,

  oneOf:
    <T extends number | string>(...values: T[]): Decoder<T> =>
    (value) =>
      values.find((one) => String(one) === text(value)),

  /** Replaces a value that can't be read with a fallback. */
  or:
    <T>(read: Decoder<T>, otherwise: T): Decoder<T> =>
    (value) =>
      read(value) ?? otherwise,

  /** The rows that can be read; undefined for anything but a list. */
  list:
    <T>(read: Decoder<T>): Decoder<T[]> =>
    (value) =>
      Array.isArray(value) ? value.map(read).filter((row) => row !== undefined) : undefined,

  /** A row with its typed fields; undefined without the `needed` ones. */
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
