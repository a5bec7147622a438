import { media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import plane from '../art/plane.webp';
import { sceneSurface } from '../scene/sceneSurface.ts';

/** The flyer above the game on phones, which describes the game (spec 2/2.6/3). */
export function FlyerCard() {
  const { t } = useTranslation('casinoWalletGames');
  return (
    <Root>
      <div>
        <Name>{t('high_flyer')}</Name>
        <Text>{t('high_flyer_text')}</Text>
      </div>
      <Plane src={plane} alt="" width={448} height={448} decoding="async" />
    </Root>
  );
}

const Root = styled.section`
  ${sceneSurface}
  display: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.xs} ${theme.space.m};
  ${media.phone} {
    display: grid;
  }
`;

const Name = styled.p`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.l};
  line-height: 1.15;
`;

const Text = styled.p`
  font-size: ${theme.size.s};
  line-height: 1.35;
`;

const Plane = styled.img`
  object-fit: contain;
  inline-size: 84px;
  block-size: 72px;
`;
