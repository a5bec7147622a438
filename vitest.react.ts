import * as React from 'react';

/*
 * React's development build records a stack trace for each element it creates, up to ten thousand per second, which
 * takes a fifth of the time of page tests. With the counter at its limit it records none, and error messages still name
 * the components.
 */
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => undefined,
});
