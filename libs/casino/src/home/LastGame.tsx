import { Button, Card, Icon, PlayIcon, media, theme } from '@baize/ui';
import type { Game } from '@baize/api';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { providerName } from '../game/providerName.ts';
import { usePlay } from '../launch/usePlay.ts';
import { useLastGame } from '../recent/useLastGame.ts';

/** The game that the player last opened on this device, with a button to continue. Renders nothing if there is none. */
export function LastGame() {
  const last = useLastGame();
  return last ? <Continue game={last} /> : null;
}

function Continue({ game }: { game: Game }) {
  const { t } = useTranslation('casinoDeferred');
  const { play } = usePlay(game);
  return (
    <Card>
      <Row>
        <Art src={game.image} alt="" width={72} height={72} loading="lazy" />
        <Words>
          <Lead>{t('continue_game')}</Lead>
          <Name>{game.name}</Name>
          <Lead>{providerName(game)}</Lead>
        </Words>
        <Button size="l" leading={<Icon of={PlayIcon} size={20} />} onClick={play}>
          {t('continue_playing')}
        </Button>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  & > button {
    flex: 1 0 auto;
    max-inline-size: 100%;
    ${media.web} {
      flex: none;
      min-inline-size: 220px;
    }
  }
`;

const Art = styled.img`
  flex: none;
  border-radius: ${theme.radius.m};
  background: ${theme.color.skeleton};
  object-fit: cover;
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 180px;
  min-inline-size: 0;
`;

const Lead = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Name = styled.strong`
  font-family: ${theme.font.display};
  font-size: ${theme.size.l};
  overflow-wrap: anywhere;
`;
