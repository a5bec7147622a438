import { prefetch } from '@baize/api';
import { lazyPage, type AppRoute, type HomeSection } from '@baize/routing';
import { partnerPageRoutes } from './partner-pages/partnerPageRoutes.ts';
import { contentTexts, promotionTexts } from './texts.ts';

interface Options {
  /**
   * Sections of the home page that other libs bring along: an app joins them, since features don't import each
   * other.
   */
  home: readonly HomeSection[];
}

const prepareOwn: NonNullable<AppRoute['prepare']> = async (...args) =>
  (await import('./home/prepareHome.ts')).prepareHome(...args);

function homeRoutes(sections: Options['home']): readonly AppRoute[] {
  const page = lazyPage(
    async () => {
      const { HomePage } = await import('./home/HomePage.tsx');
      return () => <HomePage sections={sections} />;
    },
    contentTexts,
    ...sections.flatMap(({ texts = [] }) => texts),
  );
  const prepare: AppRoute['prepare'] = (...args) =>
    Promise.all([prepareOwn(...args), ...sections.map(async (section) => section.prepare?.(...args))]);
  const rest = { page, prepare, chunks: ['HomePage'], decorated: true };
  return [
    { path: '/', ...rest },
    { path: '/Home', ...rest },
  ];
}

const preparePromotions: AppRoute['prepare'] = async (client, { device, language }) => {
  const { promotionQueries } = await import('./promotions/promotionQueries.ts');
  return prefetch(client, promotionQueries.list(device, language));
};

const preparePage: AppRoute['prepare'] = async (client, { language }) => {
  const { pageQueries } = await import('./pages/pageQueries.ts');
  return prefetch(client, pageQueries.list(language));
};

const promotions: AppRoute = {
  path: '/Promotions/:id?',
  page: lazyPage(
    async () => (await import('./promotions/PromotionsPage.tsx')).PromotionsPage,
    contentTexts,
    promotionTexts,
  ),
  query: ['kind'],
  prepare: preparePromotions,
  chunks: ['PromotionsPage'],
  decorated: true,
};

const page: AppRoute = {
  path: '/pages/:name',
  page: lazyPage(async () => (await import('./pages/ContentPage.tsx')).ContentPage, contentTexts),
  prepare: preparePage,
  chunks: ['ContentPage'],
};

/** Routes of the public content pages and the third-party pages. */
export const contentRoutes = ({ home }: Options): readonly AppRoute[] => [
  ...homeRoutes(home),
  promotions,
  page,
  ...partnerPageRoutes,
];
