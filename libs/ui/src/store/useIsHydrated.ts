import { useDeferredSnapshot } from './useDeferredSnapshot.ts';

const never = () => () => undefined;

/**
 * False while hydrating, which must render the server's markup; then true. In a client-side render it is true from the
 * start, unless the page is being hydrated at that time.
 */
export const useIsHydrated = (): boolean =>
  useDeferredSnapshot(
    never,
    () => true,
    () => false,
  );
