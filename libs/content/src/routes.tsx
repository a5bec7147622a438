import type { MessageSource } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import { embedRoutes } from './embeds/embedRoutes.tsx';
import type { HomeSlots } from './home/HomePage.tsx';
import { contentMessages } from './messages.ts';

interface Options {
  /** What another lib puts into the home page: an app joins the two, since no feature knows another. */
  home: { slots: HomeSlots; texts: readonly MessageSource[] };
}

const prepareHome: AppRoute['prepare'] = async (...asked) =>
  (await import('./home/prepareHome.ts')).prepareHome(...asked);

function homeRoutes({ slots, texts }: Options['home']): readonly AppRoute[] {
  const page = lazyPage(
    async () => {
      const { HomePage } = await import('./home/HomePage.tsx');
      return () => <HomePage {...slots} />;
    },
    contentMessages,
    ...texts,
  );
  const rest = { page, prepare: prepareHome, chunks: ['HomePage'] };
  return [
    { path: '/', ...rest },
    { path: '/Home', ...rest },
  ];
}

const promotions = lazyPage(
  async () => (await import('./promotions/PromotionsPage.tsx')).PromotionsPage,
  contentMessages,
);

const preparePromotions: AppRoute['prepare'] = async (client, { device, language }) => {
  const { promotionQueries } = await import('./promotions/promotionQueries.ts');
  return client.prefetchQuery(promotionQueries.list(device, language));
};

const page = lazyPage(async () => (await import('./pages/ContentPage.tsx')).ContentPage, contentMessages);

const preparePage: AppRoute['prepare'] = async (client, { language }) => {
  const { pageQueries } = await import('./pages/pageQueries.ts');
  return client.prefetchQuery(pageQueries.list(language));
};

/** The pages of what the site says to everybody. */
export function contentRoutes({ home }: Options): readonly AppRoute[] {
  return [
    ...homeRoutes(home),
    { path: '/Promotions/:id?', page: promotions, prepare: preparePromotions, chunks: ['PromotionsPage'] },
    { path: '/pages/:name', page, prepare: preparePage, chunks: ['ContentPage'] },
    ...embedRoutes,
  ];
}
