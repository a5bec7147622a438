import type { AppRoute } from '@baize/routing';
import { sessionStore } from './sessionStore.ts';

type Loader = NonNullable<AppRoute['loader']>;

/** A `loader` for a player's page: it requests nothing for a visitor, who is redirected to the login first. */
export const playerLoader =
  (load: Loader): Loader =>
  (...args) =>
    sessionStore.token.get() === undefined ? Promise.resolve() : load(...args);
