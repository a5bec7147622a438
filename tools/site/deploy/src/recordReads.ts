type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The paths of all fields of a value: `spec.ports.0.port`. */
const pathsOf = (value: unknown, path: string): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, field]) => [path + key, ...pathsOf(field, `${path}${key}.`)])
    : [];

/**
 * Wraps a value to find out which of its fields code reads.
 * @returns the wrapped value, and a function that lists the paths of all fields that weren't read so far
 */
export function recordReads<T extends object>(value: T): { recorded: T; unread: () => string[] } {
  const read = new Set<string>();
  const wrap = <V extends object>(target: V, path: string): V =>
    new Proxy(target, {
      get(object, key) {
        const field: unknown = Reflect.get(object, key);
        if (typeof key === 'symbol' || !Object.hasOwn(object, key)) return field;
        read.add(path + key);
        return isObject(field) ? wrap(field, `${path}${key}.`) : field;
      },
    });
  return { recorded: wrap(value, ''), unread: () => pathsOf(value, '').filter((path) => !read.has(path)) };
}
