import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while server-rendered markup is hydrated, which must render what the server rendered; then true. In a
 * render of the browser's own it is true from the start.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
