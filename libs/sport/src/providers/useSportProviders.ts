import { offeredProviders } from './offeredProviders.ts';
import { SPORT_PROVIDERS, type SportProvider } from './sportProviders.ts';
import { sectionAddress, type SportSection } from './sportSections.ts';
import { useSportOffer } from './useSportOffer.ts';

/** A sportsbook that is offered to this player. */
export interface OfferedProvider {
  id: SportProvider;
  /** Its brand name, the same in every language. */
  name: string;
  /** Its page in the section. */
  href: string;
}

/**
 * The sportsbooks of a section, in the order of its tabs (spec 2/2.7/2 and 2/2.7/3). Empty if the operator has no sport;
 * undefined while the platform's options or the player's profile load.
 */
export function useSportProviders(section: SportSection): readonly OfferedProvider[] | undefined {
  const offer = useSportOffer();
  return (
    offer &&
    offeredProviders(section, offer).map((id) => ({
      id,
      name: SPORT_PROVIDERS[id].name,
      href: sectionAddress(section, id),
    }))
  );
}
