import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { useHasRoute } from '@baize/routing';
import {
  CrownIcon,
  GemIcon,
  GiftIcon,
  Icon,
  PartyIcon,
  SectionHeader,
  theme,
  TrophyIcon,
  type IconComponent,
} from '@baize/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ContentKey } from '../texts.ts';
import { REWARD_ADDRESSES, rewardTilesOf, type Reward } from './rewardTilesOf.ts';
import { RewardTile } from './RewardTile.tsx';

const TILES: Readonly<Record<Reward, { icon: IconComponent; title: ContentKey; text: ContentKey }>> = {
  level: { icon: CrownIcon, title: 'level', text: 'level_text' },
  case: { icon: TrophyIcon, title: 'case', text: 'case_text' },
  wheel: { icon: PartyIcon, title: 'wheel', text: 'wheel_text' },
  treasure: { icon: GemIcon, title: 'treasure', text: 'treasure_text' },
  bonus: { icon: GiftIcon, title: 'request_bonus', text: 'request_bonus_text' },
};

/** Tiles for rewards that a brand adds to its home page (spec 2/2.2/15). */
export function Rewards() {
  const { t } = useTranslation('content');
  const heading = useId();
  const isMounted = useHasRoute();
  const tiles = rewardTilesOf({ options: useSiteOptions(), features: useBrand().features, isMounted });
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeader id={heading} heading={t('rewards')} icon={<Icon of={PartyIcon} size={22} />} />
      <Row>
        {tiles.map((reward) => {
          const { icon, title, text } = TILES[reward];
          return (
            <li key={reward}>
              <RewardTile icon={icon} title={t(title)} text={t(text)} href={REWARD_ADDRESSES[reward]} />
            </li>
          );
        })}
      </Row>
    </section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${theme.tile.gap};
  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
