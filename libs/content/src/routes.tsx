import { prefetch } from '@baize/api';
import { lazyPage, type AppRoute, type HomeSection } from '@baize/routing';
import { partnerPageRoutes } from './partner-pages/partnerPageRoutes.tsx';
import type { OpenSupport } from './help/SupportContext.ts';
import { withSupport } from './help/withSupport.tsx';
import { contentTexts, promotionTexts } from './texts.ts';

interface Options {
  /**
   * Sections of the home page that other libs bring along: an app joins them, since features don't import each
   * other.
   */
  home: readonly HomeSection[];
  /** Opens the live support over the page, wherever help is offered. */
  openSupport: OpenSupport;
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

function promotionRoute(openSupport: OpenSupport): AppRoute {
  const page = lazyPage(
    async () => withSupport(openSupport, (await import('./promotions/PromotionsPage.tsx')).PromotionsPage),
    contentTexts,
    promotionTexts,
  );
  return {
    path: '/Promotions/:id?',
    page,
    prepare: preparePromotions,
    chunks: ['PromotionsPage'],
    decorated: true,
  };
}

function pageRoute(openSupport: OpenSupport): AppRoute {
  const page = lazyPage(
    async () => withSupport(openSupport, (await import('./pages/ContentPage.tsx')).ContentPage),
    contentTexts,
  );
  return { path: '/pages/:name', page, prepare: preparePage, chunks: ['ContentPage'] };
}

/** Routes of the public content pages and the third-party pages. */
export const contentRoutes = ({ home, openSupport }: Options): readonly AppRoute[] => [
  ...homeRoutes(home),
  promotionRoute(openSupport),
  pageRoute(openSupport),
  ...partnerPageRoutes(openSupport),
];
