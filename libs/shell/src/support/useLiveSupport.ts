import { cachedOptions, useDeviceId } from '@baize/brand';
import { useStore } from '@baize/ui/store';
import { liveSupportOf } from './liveSupportOf.ts';

/**
 * The live-support widget as last known. It isn't fetched: a closed page that fetched would open and close with
 * every answer.
 */
export function useLiveSupport(): string | undefined {
  const device = useDeviceId();
  return liveSupportOf(useStore(cachedOptions), device);
}
