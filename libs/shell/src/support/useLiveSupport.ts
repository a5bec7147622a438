import { cachedOptions, useDeviceId } from '@baize/site';
import { useStore } from '@baize/ui/store';
import { liveSupportOf } from './liveSupportOf.ts';

/**
 * The last known live-support widget. It isn't fetched, because a closed page that fetched would open and close with
 * every reply.
 */
export function useLiveSupport(): string | undefined {
  const device = useDeviceId();
  return liveSupportOf(useStore(cachedOptions), device);
}
