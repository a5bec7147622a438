import { decoder, type Profile } from '@baize/api';
import { lazyPage, type AppRoute } from '@baize/routing';
import type { OpenSupport } from '../help/SupportContext.ts';
import { withSupport } from '../help/withSupport.tsx';
import { contentTexts } from '../texts.ts';
import type { PartnerPageProps } from './PartnerPage.tsx';

/** The level page reads how much has been deposited, the case page only the name. */
const levelPayload = ({ username, id, user_detail: detail }: Profile) => ({
  username,
  user_id: id,
  total_deposit: decoder.text(detail?.total_deposit),
});
const casePayload = ({ username }: Profile) => ({ username });

/**
 * Third-party pages for players: bonus request, wheel of fortune, treasure (spec 2/2.10/1 and 2/6.content/2), and
 * those of some brands: bonus request system, level, case (spec 3/2).
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
    embed('/bonus-talep', {
      option: 'bonus_talep_url',
      page: 'bonus-request',
      title: 'bonus_talep',
      feature: 'bonusTalepPage',
    }),
    embed('/level', { option: 'level_url', title: 'level', feature: 'levelPage', payload: levelPayload }),
    embed('/case', { option: 'case_url', title: 'case', feature: 'casePage', payload: casePayload }),
  ];
}
