import { createStore } from '@baize/ui/store';
import { sessionStore } from './sessionStore.ts';

interface Seen {
  hasToken: boolean;
  user: number | undefined;
  since: number | undefined;
}

const see = (): Seen => ({
  hasToken: sessionStore.token.get() !== undefined,
  user: sessionStore.user.get()?.id,
  since: sessionStore.loginTime.get(),
});

const differ = <T>(one: T | undefined, other: T | undefined) =>
  one !== undefined && other !== undefined && one !== other;

/** Whether the previous player is no longer the current one. */
const isGone = (before: Seen, now: Seen) =>
  before.hasToken && (!now.hasToken || differ(before.user, now.user) || differ(before.since, now.since));

let seen: Seen | undefined;

function check() {
  const before = seen ?? see();
  seen = see();
  if (isGone(before, seen)) departures.set(departures.get() + 1);
}

/* Counts how often a player has left. */
const departures = createStore(0, () => {
  seen = see();
  const { token, user, loginTime } = sessionStore;
  const stops = [token, user, loginTime].map(({ subscribe }) => subscribe(check));
  return () => stops.forEach((stop) => stop());
});

/**
 * Calls back when the player is gone: logged out or rejected in any tab, or replaced by another player. Use it for
 * anything outside React that holds a player's data: a cache, a socket, typed input.
 * @returns a function that unsubscribes
 */
export const onSessionEnd = (listener: () => void): (() => void) => departures.subscribe(listener);
