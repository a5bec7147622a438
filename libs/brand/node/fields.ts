import * as z from 'zod/mini';

/* Building blocks of the brand schema. Each message states what is allowed: designers read them. */

const COLOR = /^#[0-9a-f]{6}$/i;
const HOST = /^(?!www\.|embed\.)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+example$/;

export const color = () =>
  z.string('a colour written #rrggbb').check(z.regex(COLOR, 'a colour written #rrggbb'));

/** A palette colour may be translucent. */
export const paletteColor = () =>
  z
    .string('a colour written #rrggbb or #rrggbbaa')
    .check(z.regex(/^#([0-9a-f]{6}|[0-9a-f]{8})$/i, 'a colour written #rrggbb or #rrggbbaa'));

export const nonEmptyText = (what: string) =>
  z
    .string(what)
    .check(z.trim(), z.minLength(1, `${what}, not empty`), z.maxLength(120, `${what}, 120 letters at most`));

export const slug = () =>
  z
    .string('a slug')
    .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens: "gold-club"'));

export const host = () =>
  z.string('a host name').check(z.regex(HOST, 'a bare host name on .example, without "www." or "embed."'));

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `one of ${values.join(', ')}`);

export const webAddress = () =>
  z.string('an https address').check(z.regex(/^https:\/\/[^\s/]+/, 'an address that starts with https://'));

const DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const day = () =>
  z.string('a day of the year').check(z.regex(DAY, 'a day of the year written month-day: "12-01"'));

/** A part of the year, both days included; it may span New Year. */
export const season = () => objectWith({ from: day(), to: day() });

/** An object with exactly these fields. */
export const objectWith = <const S extends z.core.$ZodShape>(shape: S) =>
  z.strictObject(shape, `an object with ${Object.keys(shape).join(', ')}`);
