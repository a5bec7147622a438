import { decoder, type Profile } from '@baize/api';
import { lazyPage, type Page } from '@baize/routing';
import { contentTexts } from '../texts.ts';
import type { PartnerPageProps } from './PartnerPage.tsx';

/** The level page needs the total deposit, the case page only the name. */
const levelPayload = ({ username, id, user_detail: detail }: Profile) => ({
  username,
  user_id: id,
  total_deposit: decoder.text(detail?.total_deposit),
});
const casePayload = ({ username }: Profile) => ({ username });

const embed = (props: PartnerPageProps): Page =>
  lazyPage(async () => {
    const { PartnerPage } = await import('./PartnerPage.tsx');
    return () => <PartnerPage {...props} />;
  }, contentTexts);

/** Third-party pages; this module loads with the first of them. */
export const partnerPages = {
  bonusRequest: embed({ option: 'request_bonus_url', page: 'bonus-request', title: 'request_bonus' }),
  wheel: embed({ option: 'wheel_of_fortune_url', page: 'wheel', title: 'wheel' }),
  treasure: embed({ option: 'golden_treasure_url', page: 'treasure', title: 'treasure' }),
  bonusTalep: embed({
    option: 'bonus_talep_url',
    page: 'bonus-request',
    title: 'bonus_talep',
    feature: 'bonusTalepPage',
  }),
  level: embed({ option: 'level_url', title: 'level', feature: 'levelPage', payload: levelPayload }),
  case: embed({ option: 'case_url', title: 'case', feature: 'casePage', payload: casePayload }),
};
