import type { MessageSource } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import type { HomeSlots } from './home/HomePage.tsx';
import { contentMessages } from './messages.ts';

interface Options {
  /** What another lib puts into the home page: an app joins the two, since no feature knows another. */
  home: { load: () => Promise<HomeSlots>; texts: readonly MessageSource[]; chunks: readonly string[] };
}

const prepare: AppRoute['prepare'] = async (...asked) =>
  (await import('./home/prepareHome.ts')).prepareHome(...asked);

/** The pages of what the site says to everybody. */
export function contentRoutes({ home }: Options): readonly AppRoute[] {
  const page = lazyPage(
    async () => {
      const [{ HomePage }, slots] = await Promise.all([import('./home/HomePage.tsx'), home.load()]);
      return () => <HomePage {...slots} />;
    },
    contentMessages,
    ...home.texts,
  );
  const rest = { page, prepare, chunks: ['HomePage', ...home.chunks] };
  return [
    { path: '/', ...rest },
    { path: '/Home', ...rest },
  ];
}
