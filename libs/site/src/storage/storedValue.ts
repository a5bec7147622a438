import { createStore, type ReadableStore } from '@baize/ui/store';

/** A value stored in this browser, under its own local storage key. Every tab is notified of a change. */
export interface StoredValue<T> extends ReadableStore<T | undefined> {
  set: (value: T) => void;
  clear: () => void;
}

/** Local storage that may be missing, full or denied: the value then lasts as long as the page. */
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
  /** Returns undefined, or throws, for a text that isn't valid. */
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

/** Declares a stored value. Unreadable text resets this key only. */
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

  const save = (text: string | null) => {
    /* A server handles many visitors, so one visitor's value must not be kept for the next. */
    if (typeof document === 'undefined') return;
    unsaved = storage.write(key, text) || makeRoom(text) ? undefined : text;
    changed();
  };

  /* Storage is full: remove the old value, so that other tabs and later visits don't mistake it for the current one. */
  const makeRoom = (text: string | null) => storage.write(key, null) && storage.write(key, text);

  /* Another tab has stored a value since then, which is newer than the one that couldn't be saved here. */
  const onStorage = ({ key: named }: StorageEvent) => {
    if (named !== key && named !== null) return;
    unsaved = undefined;
    changed();
  };

  /* A change counter: the value itself is read from storage, which other tabs write too. */
  const changes = createStore(0, () => {
    addEventListener('storage', onStorage);
    /* A page restored from the back/forward cache has missed all events in the meantime. */
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
    set: (value) => save(format.write(value)),
    clear: () => save(null),
    subscribe: changes.subscribe,
  };
}

/** A value stored as plain text. */
export const storedText = (key: string) =>
  storedValue<string>(key, { read: (text) => text || undefined, write: (text) => text });

/** A value stored as JSON; `check` validates it when it's read. */
export const storedJson = <T>(key: string, check: (value: unknown) => value is T) =>
  storedValue<T>(key, {
    read: (text) => {
      const value: unknown = JSON.parse(text);
      return check(value) ? value : undefined;
    },
    write: (value) => JSON.stringify(value),
  });
