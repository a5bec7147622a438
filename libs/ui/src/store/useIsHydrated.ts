import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while hydrating, which must render the server's markup; then true. In a client-side render it is true from the
 * start.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
