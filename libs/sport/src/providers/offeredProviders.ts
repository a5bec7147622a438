import type { SiteOptions } from '@baize/api';
import type { Brand } from '@baize/brand';
import { isOptionOn } from '@baize/site';
import type { SportProvider } from './sportProviders.ts';
import type { SportSection } from './sportSections.ts';

/** The tabs of sport and live sport in their default order (spec 2/2.7/4). */
const TABS: readonly SportProvider[] = ['redlane', 'betconstruct', 'upgaming', 'betradar'];
/** E-sports has two providers; the first is the default (spec 2/2.7/8). */
const ESPORT_TABS: readonly SportProvider[] = ['betconstruct', 'betradar'];

export interface Offer {
  options: Partial<SiteOptions>;
  brand: Brand;
  /** The player's id; undefined for a visitor. */
  playerId: number | undefined;
}

function isOffered(provider: SportProvider, { options, brand, playerId }: Offer): boolean {
  if (provider !== 'upgaming') return isOptionOn(options[provider]);
  return playerId !== undefined && brand.features.upgamingPlayers.includes(playerId);
}

function tabsOf(section: SportSection, { layout }: Brand): readonly SportProvider[] {
  if (section === 'esport') return ESPORT_TABS;
  const first = layout.firstSportTab;
  return [first, ...TABS.filter((provider) => provider !== first)];
}

/**
 * The providers of a section, in the order of their tabs: all with the option '1' (spec 2/2.7/2). Upgaming has no
 * option: it's for the players that the brand lists (spec 2/2.7/3). None without sport.
 */
export const offeredProviders = (section: SportSection, offer: Offer): readonly SportProvider[] =>
  isOptionOn(offer.options.sport)
    ? tabsOf(section, offer.brand).filter((provider) => isOffered(provider, offer))
    : [];
