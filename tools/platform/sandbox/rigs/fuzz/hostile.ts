import fc, { type Arbitrary } from 'fast-check';

/** Fields that a player must not be able to set. */
const NOT_YOURS = [
  'balance',
  'id',
  'player_id',
  'phone_verified',
  'currency',
  '__proto__',
  'is_admin',
] as const;

const LONG = 'x'.repeat(20_000);

/** Malicious values. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    "' or 1=1 --",
    '../../readyz',
    '%2e%2e',
    LONG,
  ),
  fc.constantFrom<unknown>(-1, 0, 1e308, -0, 1.005, 2 ** 53, '1e5', 'NaN', 'Infinity', '٣', '１２'),
  fc.constantFrom<unknown>([], {}, [[]], [null], { $gt: '' }, true, '<script>alert(1)</script>'),
  fc
    .anything({ maxDepth: 2, withNullPrototype: false })
    .filter((value) => JSON.stringify(value) !== undefined),
);

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** Breaks a valid body: a field missing, invalid or added, or the whole body replaced. */
export function spoiled(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  const entries = valid.map((body) => Object.entries((body ?? {}) as Record<string, unknown>));
  return fc.oneof(
    fc.tuple(entries, fc.nat(), hostileValue).map(([fields, at, value]) => {
      const name = fields[at % Math.max(1, fields.length)]?.[0] ?? 'amount';
      return { ...Object.fromEntries(fields), [name]: value };
    }),
    fc
      .tuple(entries, fc.nat())
      .map(([fields, at]) =>
        Object.fromEntries(fields.filter((_, index) => index !== at % Math.max(1, fields.length))),
      ),
    fc
      .tuple(entries, fc.constantFrom(...NOT_YOURS), hostileValue)
      .map(([fields, name, value]) => Object.fromEntries([...fields, [name, value]])),
    hostileValue,
    fc.constant(nested(900)),
  );
}
