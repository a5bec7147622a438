import { useParams } from 'react-router';
import { findSportPlace, type SportPlace } from '../providers/findSportPlace.ts';
import { offeredProviders } from '../providers/offeredProviders.ts';
import { pagesOf, type SportProvider } from '../providers/sportProviders.ts';
import { sectionOf, type SportSection } from '../providers/sportSections.ts';
import { useSportOffer } from '../providers/useSportOffer.ts';

interface SportPlaceState {
  /** Undefined until the offer for this player is known. */
  place: SportPlace | undefined;
  /** The tabs of the current page, in order; undefined while unknown. */
  tabs: readonly SportProvider[] | undefined;
}

/** The provider's page for the current URL, and the tabs next to it. */
export function useSportPlace(section: SportSection | undefined): SportPlaceState {
  const { name, param } = useParams();
  const offer = useSportOffer();
  if (!offer) return { place: undefined, tabs: undefined };
  const offered = (of: SportSection) => offeredProviders(of, offer);
  const place = findSportPlace({ section, provider: name, page: param }, offered);
  const tabs =
    'page' in place ? offered(sectionOf(place.page)).filter((tab) => pagesOf(tab).includes(place.page)) : [];
  return { place, tabs };
}
