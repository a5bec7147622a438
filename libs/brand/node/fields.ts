import { isGreyish } from '@baize/ui/theme';
import * as z from 'zod/mini';

/* Building blocks of the brand schema. Each message names the allowed values, because designers read them. */

/* No flags, because patterns in a JSON Schema have none. */
const COLOR = /^#[0-9a-fA-F]{6}$/;
const PALETTE_COLOR = /^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/;
const HUE = 'a colour with a hue, from which the palette is derived: black, white and greys have none';
/* A domain, with a port for local use. Hosts under `.localhost` come from the slug. */
const HOST =
  /^(?!www\.|embed\.)(?![^:]*\.localhost(?::|$))(?=[^:]{4,253}(?::|$))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::[1-9]\d{0,4})?$/;

export const color = () =>
  z.string('a colour written #rrggbb').check(z.regex(COLOR, 'a colour written #rrggbb'));

/** A colour from which others are derived. */
export const hue = () => color().check(z.refine((value) => !COLOR.test(value) || !isGreyish(value), HUE));

/** A palette colour may be translucent. */
export const paletteColor = () =>
  z
    .string('a colour written #rrggbb or #rrggbbaa')
    .check(z.regex(PALETTE_COLOR, 'a colour written #rrggbb or #rrggbbaa'));

export const nonEmptyText = (what: string) =>
  z
    .string(what)
    .check(z.trim(), z.minLength(1, `${what}, not empty`), z.maxLength(120, `${what}, 120 letters at most`));

export const slug = () =>
  z
    .string('a slug')
    .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens: "gold-club"'));

export const host = () =>
  z
    .string('a host name')
    .check(z.regex(HOST, 'a bare host name in small letters, without "www.", "embed." or ".localhost"'));

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `one of ${values.join(', ')}`);

export const webAddress = () =>
  z.string('an https address').check(z.regex(/^https:\/\/[^\s/]+/, 'an address that starts with https://'));

const DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const day = () =>
  z.string('a day of the year').check(z.regex(DAY, 'a day of the year written month-day: "12-01"'));

/** A part of the year, both days included; it may span New Year. */
export const season = () => objectWith({ from: day(), to: day() });

/** A field with its description, which editors show (`brand.schema.json`). */
export const described = <S extends z.ZodMiniType>(text: string, schema: S): S =>
  schema.check(z.describe(text));

/** An object with exactly these fields. */
export const objectWith = <const S extends z.core.$ZodShape>(shape: S) =>
  z.strictObject(shape, `an object with ${Object.keys(shape).join(', ')}`);
