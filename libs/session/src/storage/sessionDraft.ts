const PREFIX = 'draft/';

type Plain = Record<string, string | number | boolean>;

/** Reads the input saved before a reload; a value with a different type than in `empty` is ignored. */
export function readDraft<T extends Plain>(name: string, empty: T): T {
  try {
    const json = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as object | null;
    const stored = new Map<string, unknown>(Object.entries(json ?? {}));
    const fields = Object.entries(empty).map(([key, none]) => {
      const value = stored.get(key);
      return [key, typeof value === typeof none ? value : none];
    });
    return Object.fromEntries(fields) as T;
  } catch {
    return empty;
  }
}

/** Saves input for the lifetime of the tab. Never pass secrets. */
export function writeDraft(name: string, values: Plain | undefined) {
  try {
    if (values) sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    /* Without storage, the input is kept until the page is left. */
  }
}
