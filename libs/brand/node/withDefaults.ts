const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges `stated` over `defaults`, object by object; lists are replaced as a whole. */
export function withDefaults(defaults: unknown, stated: unknown): unknown {
  if (!isRecord(defaults) || !isRecord(stated)) return stated === undefined ? defaults : stated;
  const [usual, own] = [new Map(Object.entries(defaults)), new Map(Object.entries(stated))];
  const keys = [...new Set([...usual.keys(), ...own.keys()])];
  return Object.fromEntries(keys.map((key) => [key, withDefaults(usual.get(key), own.get(key))]));
}
