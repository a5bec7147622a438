import { createStore, useStore } from '@baize/ui/store';

/*
 * Keys of money calls with a lost reply, by request. They survive closing the form, so that a player who reopens it and
 * repeats the request doesn't move the money twice.
 */
const keys = createStore<ReadonlyMap<string, string>>(new Map());

/** The key for an attempt: the previous key if that outcome is unknown, otherwise a new one. */
export function openAttempt(name: string): string {
  const key = keys.get().get(name) ?? crypto.randomUUID();
  keys.set(new Map([...keys.get(), [name, key]]));
  return key;
}

/** Call it when the outcome is known, or the player wants to repeat it: the next attempt gets a new key. */
export const closeAttempt = (name: string) =>
  keys.set(new Map([...keys.get()].filter(([other]) => other !== name)));

/** Whether the same request was sent before with an unknown outcome. */
export const useIsOpenAttempt = (name: string): boolean => useStore(keys).has(name);
