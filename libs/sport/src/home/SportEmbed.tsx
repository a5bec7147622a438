import { useSiteOptions } from '@baize/site';
import { Icon, SectionHeader, SeeAll, SportIcon, theme } from '@baize/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSportLaunch } from '../launch/useSportLaunch.ts';
import { homeProvider } from '../providers/homeProvider.ts';
import { sportAddress } from '../providers/sportSections.ts';
import { SportFrame } from '../sport-page/SportFrame.tsx';

/** The height of the sportsbook on the home page. */
export const SPORT_EMBED_HEIGHT = 'min(680px, 80vh)';

/** A sportsbook within the home page, below the fold: Betradar's, otherwise BetConstruct's (spec 2/2.7/15). */
export function SportEmbed() {
  const { t } = useTranslation('sport');
  const heading = useId();
  const provider = homeProvider(useSiteOptions());
  const place = provider && ({ kind: 'shown', page: 'prematch', provider } as const);
  const { launch, id, error, again } = useSportLaunch(place);
  if (!provider) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeader id={heading} heading={t('sport')} icon={<Icon of={SportIcon} size={22} />}>
        <SeeAll href={sportAddress(provider, 'prematch')}>{t('to_sport')}</SeeAll>
      </SectionHeader>
      <Board>
        <SportFrame key={id} place={place} {...{ launch, error }} onRetry={again} />
      </Board>
    </section>
  );
}

const Board = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: ${SPORT_EMBED_HEIGHT};
  border-radius: ${theme.radius.l};
  background: ${theme.color.sunken};
  overflow: hidden;
`;
