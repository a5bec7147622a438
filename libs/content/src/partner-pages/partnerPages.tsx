import { decoder, type Profile } from '@baize/api';
import { lazyPage, paths, type AreaPage } from '@baize/routing';
import { contentTexts } from '../texts.ts';
import type { PartnerPageProps } from './PartnerPage.tsx';

/** The level page needs the total deposit, the case page only the name. */
const levelPayload = ({ username, id, user_detail: detail }: Profile) => ({
  username,
  user_id: id,
  total_deposit: decoder.text(detail?.total_deposit),
});
const casePayload = ({ username }: Profile) => ({ username });

const partnerPage = (props: PartnerPageProps): AreaPage => ({
  page: lazyPage(async () => {
    const { PartnerPage } = await import('./PartnerPage.tsx');
    return () => <PartnerPage {...props} />;
  }, contentTexts),
});

/** Third-party pages by their path; loaded with the first of them. */
export const partnerPages = {
  [paths.bonusRequest]: partnerPage({
    option: 'request_bonus_url',
    page: 'bonus-request',
    title: 'request_bonus',
  }),
  [paths.wheel]: partnerPage({ option: 'wheel_of_fortune_url', page: 'wheel', title: 'wheel' }),
  [paths.treasure]: partnerPage({ option: 'golden_treasure_url', page: 'treasure', title: 'treasure' }),
  [paths.bonusTalep]: partnerPage({
    option: 'bonus_talep_url',
    page: 'bonus-request',
    title: 'bonus_talep',
    feature: 'bonusTalepPage',
  }),
  [paths.level]: partnerPage({
    option: 'level_url',
    title: 'level',
    feature: 'levelPage',
    payload: levelPayload,
  }),
  [paths.cases]: partnerPage({
    option: 'case_url',
    title: 'case',
    feature: 'casePage',
    payload: casePayload,
  }),
};
