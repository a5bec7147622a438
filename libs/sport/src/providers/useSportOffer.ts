import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { useProfile } from '@baize/player';
import { useIsPlayer } from '@baize/session';
import type { Offer } from './offeredProviders.ts';

/**
 * What decides which providers are offered to this player; undefined until it's known. A profile that fails to load counts
 * as a visitor's.
 */
export function useSportOffer(): Offer | undefined {
  const brand = useBrand();
  const options = useSiteOptions();
  const isPlayer = useIsPlayer();
  const { data: me, isError } = useProfile();
  const isKnown = !isPlayer || me !== undefined || isError;
  return options && isKnown ? { options, brand, playerId: me?.id } : undefined;
}
