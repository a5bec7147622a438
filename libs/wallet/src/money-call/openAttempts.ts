import { createStore, useStore } from '@baize/ui/store';

/*
 * The keys of money calls whose reply was lost, by what was asked for. They outlive the form: somebody who closes it
 * and asks for the same again must not move the money twice.
 */
const keys = createStore<ReadonlyMap<string, string>>(new Map());

/** The key of an attempt: the one it was sent with if its outcome is unknown, otherwise a new one. */
export function openAttempt(name: string): string {
  const key = keys.get().get(name) ?? crypto.randomUUID();
  keys.set(new Map([...keys.get(), [name, key]]));
  return key;
}

/** The outcome is known, or the player wants it once more: the next attempt has a new key. */
export const closeAttempt = (name: string) =>
  keys.set(new Map([...keys.get()].filter(([other]) => other !== name)));

/** Whether the same was sent before and its outcome isn't known. */
export const useIsOpenAttempt = (name: string): boolean => useStore(keys).has(name);
