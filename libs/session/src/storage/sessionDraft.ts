const PREFIX = 'draft/';

type Plain = Record<string, string | number | boolean>;

/** What was typed before the tab was reloaded; a value of another kind than the empty one counts as nothing. */
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

/** Keeps what was typed for as long as the tab lives; nothing that is secret. */
export function writeDraft(name: string, values: Plain | undefined) {
  try {
    if (values) sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    /* A browser that stores nothing keeps it until the page goes. */
  }
}
