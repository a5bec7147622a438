import { lazyPage, type AppRoute } from '@baize/routing';
import type { OpenSupport } from '../help/SupportContext.ts';
import { withSupport } from '../help/withSupport.tsx';
import { contentTexts } from '../texts.ts';
import type { EmbedPageProps } from './EmbedPage.tsx';

/** Bonus request, wheel of fortune and treasure: third-party pages, for players (spec 2/2.10/1 and 2/6.content/2). */
export function embedRoutes(openSupport: OpenSupport): readonly AppRoute[] {
  const embed = (path: string, props: EmbedPageProps): AppRoute => ({
    path,
    player: true,
    chunks: ['EmbedPage'],
    page: lazyPage(async () => {
      const { EmbedPage } = await import('./EmbedPage.tsx');
      return withSupport(openSupport, () => <EmbedPage {...props} />);
    }, contentTexts),
  });
  return [
    embed('/bonus-request', { option: 'request_bonus_url', page: 'bonus-request', title: 'request_bonus' }),
    embed('/cark', { option: 'wheel_of_fortune_url', page: 'wheel', title: 'wheel' }),
    embed('/treasure', { option: 'golden_treasure_url', page: 'treasure', title: 'treasure' }),
  ];
}
