/* @chunk auto */
import type { HomeData, SiteOptions } from '@baize/api';
import type { Brand, HomeSectionId } from '@baize/brand';
import type { TextNamespace } from '@baize/i18n';
import type { ComponentType } from 'react';
import type { AppRoute } from './AppRoute.ts';

export interface HomeSectionProps {
  /** The home page's data; undefined while it loads, and after a failure. */
  home: HomeData | undefined;
}

/**
 * One section of the home page. A lib exports its sections, an app passes them to the home page, and the
 * brand's `layout.homeSections` puts them in order.
 */
export interface HomeSection {
  /** The section's name in a brand's data. */
  id: HomeSectionId;
  /** Renders nothing when it's empty. Below the first screen it's a `lazyPart`. */
  Component: ComponentType<HomeSectionProps>;
  /**
   * About as high as the section at each width, a CSS length, so that loading it doesn't shift the layout
   * below. A section without it renders at once.
   */
  height?: string;
  /** Shows the home page's data and nothing else: hidden where that failed to load. */
  needsHome?: boolean;
  /** Texts that load with the page. */
  texts?: readonly TextNamespace[];
  /** Shown only when this returns true; always, if omitted. */
  when?: (site: { brand: Brand; options: SiteOptions | undefined; isPlayer: boolean }) => boolean;
  /** Prefetches what the section shows, where the brand has it in the first screen. */
  loader?: AppRoute['loader'];
}
