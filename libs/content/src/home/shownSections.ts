import type { SiteOptions } from '@baize/api';
import type { Brand } from '@baize/brand';
import type { HomeSection } from '@baize/routing';

interface Home {
  brand: Brand;
  options: SiteOptions | undefined;
  isPlayer: boolean;
  /** The home page's data failed to load. */
  hasFailed: boolean;
}

/** The sections that a home page shows, in the brand's order; of two with one name the first counts. */
export function shownSections(
  sections: readonly HomeSection[],
  { brand, options, isPlayer, hasFailed }: Home,
): readonly HomeSection[] {
  const isShown = ({ needsHome, when }: HomeSection) =>
    !(needsHome && hasFailed) && (when?.({ brand, options, isPlayer }) ?? true);
  return brand.layout.homeSections
    .map((id) => sections.find((section) => section.id === id))
    .filter((section) => section !== undefined)
    .filter(isShown);
}
