import { createStore, type ReadableStore } from '@baize/ui/store';

/** One value that this browser remembers, under its own key of local storage. Every tab hears of a change. */
export interface StoredValue<T> extends ReadableStore<T | undefined> {
  set: (value: T) => void;
  clear: () => void;
}

/** Local storage that may be missing, full or forbidden: then the value lives as long as the page. */
const storage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, text: string | null) => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
};

interface Format<T> {
  /** Gives undefined, or throws, for a text that is none of ours. */
  read: (text: string) => T | undefined;
  write: (value: T) => string;
}

function tryRead<T>(format: Format<T>, text: string): T | undefined {
  try {
    return format.read(text);
  } catch {
    return undefined;
  }
}

/** Declares a remembered value. A text that cannot be read resets this key, and no other. */
export function storedValue<T>(key: string, format: Format<T>): StoredValue<T> {
  let seen: { text: string | null; value: T | undefined } | undefined;
  let unsaved: string | null | undefined;

  const get = () => {
    const text = unsaved === undefined ? storage.read(key) : unsaved;
    if (seen?.text === text) return seen.value;
    const value = text === null ? undefined : tryRead(format, text);
    if (text !== null && value === undefined) storage.write(key, null);
    seen = { text, value };
    return value;
  };

  const put = (text: string | null) => {
    /* A server speaks with many visitors: what one of them brought is not remembered for the next. */
    if (typeof document === 'undefined') return;
    unsaved = storage.write(key, text) || makeRoom(text) ? undefined : text;
    changed();
  };

  /* A full storage: the older value goes, so that no other tab and no later visit takes it for the present one. */
  const makeRoom = (text: string | null) => storage.write(key, null) && storage.write(key, text);

  /* Another tab has put something there since: that is newer than what could not be saved here. */
  const onStorage = ({ key: named }: StorageEvent) => {
    if (named !== key && named !== null) return;
    unsaved = undefined;
    changed();
  };

  /* How often it changed: the value itself is read from storage, which other tabs write too. */
  const changes = createStore(0, () => {
    addEventListener('storage', onStorage);
    /* A page that comes back out of the browser's own store heard of nothing meanwhile. */
    addEventListener('pageshow', changed);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', changed);
    };
  });
  const changed = () => changes.set(changes.get() + 1);

  return {
    initial: undefined,
    get,
    set: (value) => put(format.write(value)),
    clear: () => put(null),
    subscribe: changes.subscribe,
  };
}

/** A value that is text as it stands. */
export const storedText = (key: string) =>
  storedValue<string>(key, { read: (text) => text || undefined, write: (text) => text });

/** A value kept as JSON; `check` says whether what was found is one of ours. */
export const storedJson = <T>(key: string, check: (value: unknown) => value is T) =>
  storedValue<T>(key, {
    read: (text) => {
      const value: unknown = JSON.parse(text);
      return check(value) ? value : undefined;
    },
    write: (value) => JSON.stringify(value),
  });
