import { lazyPage, type AppRoute } from '@baize/routing';
import type { OpenSupport } from '../help/SupportContext.ts';
import { withSupport } from '../help/withSupport.tsx';
import { contentTexts } from '../texts.ts';
import type { PartnerPageProps } from './PartnerPage.tsx';

/**
 * Third-party pages for players: bonus request, wheel of fortune, treasure (spec 2/2.10/1 and 2/6.content/2).
 */
export function partnerPageRoutes(openSupport: OpenSupport): readonly AppRoute[] {
  const embed = (path: string, props: PartnerPageProps): AppRoute => ({
    path,
    player: true,
    chunks: ['PartnerPage'],
    page: lazyPage(async () => {
      const { PartnerPage } = await import('./PartnerPage.tsx');
      return withSupport(openSupport, () => <PartnerPage {...props} />);
    }, contentTexts),
  });
  return [
    embed('/bonus-request', { option: 'request_bonus_url', page: 'bonus-request', title: 'request_bonus' }),
    embed('/cark', { option: 'wheel_of_fortune_url', page: 'wheel', title: 'wheel' }),
    embed('/treasure', { option: 'golden_treasure_url', page: 'treasure', title: 'treasure' }),
  ];
}
