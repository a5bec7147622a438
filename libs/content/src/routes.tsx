import { prefetch } from '@baize/api';
import { lazyPage, paths, type AppRoute, type HomeSection } from '@baize/routing';
import type { ComponentType } from 'react';
import { partnerPageRoutes } from './partner-pages/partnerPageRoutes.ts';
import { promotionsLoader } from './promotions/promotionsLoader.ts';
import { contentTexts, promotionTexts } from './texts.ts';

interface Options {
  /**
   * Sections of the home page that other libs bring along: an app joins them, since features don't import each
   * other.
   */
  home: readonly HomeSection[];
  /** A player's call to action in the hero: back to the last game, where there is one. */
  playOn?: ComponentType;
  /** False where the page that embeds the site has popups of its own. */
  popup?: boolean;
}

function homeRoutes({ home: sections, playOn, popup }: Options): readonly AppRoute[] {
  const page = lazyPage(
    async () => {
      const { HomePage } = await import('./home/HomePage.tsx');
      return () => <HomePage sections={sections} playOn={playOn} hasPopup={popup} />;
    },
    contentTexts,
    ...sections.flatMap(({ texts = [] }) => texts),
  );
  const loader: AppRoute['loader'] = async (...args) =>
    (await import('./home/homeLoader.ts')).homeLoader(sections, ...args);
  const rest = { page, loader, handle: { decorated: true } };
  return [
    { path: '/', ...rest },
    { path: '/Home', ...rest },
  ];
}

const contentPageLoader: AppRoute['loader'] = async (client, { language }) => {
  const { pageQueries } = await import('./pages/pageQueries.ts');
  return prefetch(client, pageQueries.list(language));
};

const promotions: AppRoute = {
  path: `${paths.promotions}/:id?`,
  page: lazyPage(
    async () => (await import('./promotions/PromotionsPage.tsx')).PromotionsPage,
    contentTexts,
    promotionTexts,
  ),
  cachedQuery: ['kind'],
  loader: promotionsLoader,
  handle: { decorated: true },
};

const page: AppRoute = {
  path: '/pages/:name',
  page: lazyPage(async () => (await import('./pages/ContentPage.tsx')).ContentPage, contentTexts),
  loader: contentPageLoader,
};

/** Routes of the public content pages and the third-party pages. */
export const contentRoutes = (options: Options): readonly AppRoute[] => [
  ...homeRoutes(options),
  promotions,
  page,
  ...partnerPageRoutes,
];
