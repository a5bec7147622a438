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

/** The sections of a home page, in the brand's order; if two have the same name, the first is used. */
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
