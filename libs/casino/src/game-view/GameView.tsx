import { PageMeta } from '@baize/routing';
import { Badge, FrameHost, GameBars, GameHeader, leavePage, media, Spinner, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { useLaunch, type PlayMode } from '../launch/useLaunch.ts';
import { lobbyPath } from '../lobby/lobbies.ts';
import { gameDetailQueries } from './gameDetailQueries.ts';
import { LaunchRefused } from './LaunchRefused.tsx';
import { SaferGamblingSlot } from './SaferGamblingSlot.ts';
import { GameViewButtons } from './GameViewButtons.tsx';
import { PlaySessionFacts } from './PlaySessionFacts.tsx';
import { useRoundMessages } from './useRoundMessages.ts';

/** A launch for this device navigates the whole window. */
const WHOLE_WINDOW = 2;

/** A game in its iframe, for real money or as a demo. */
export function GameView({ mode }: { mode: PlayMode }) {
  const { t } = useTranslation('casino');
  const { id = '' } = useParams();
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  const { launch, error, again } = useLaunch(mode, id);
  const saferGamblingButton = use(SaferGamblingSlot);
  const stage = useRef<HTMLDivElement>(null);
  const lobby = lobbyPath(launch?.game_category ?? detail?.type);
  const name = launch?.name ?? detail?.name ?? '';

  const leaves = launch?.type === 'url' && launch.device === WHOLE_WINDOW;
  useEffect(() => {
    if (leaves) leavePage(launch.url);
  }, [leaves, launch?.url]);

  if (error) return <LaunchRefused error={error} lobby={lobby} onRetry={again} />;
  return (
    <Stage ref={stage}>
      <PageMeta title={name} unlisted={mode === 'real'} />
      <GameBars labels={{ show: t('show_bars'), hide: t('hide_bars') }}>
        <GameHeader
          name={name || t('game_loading')}
          badge={mode === 'demo' && <Badge tone="accent">{t('play_money')}</Badge>}
        >
          {mode === 'demo' && saferGamblingButton}
          <GameViewButtons stage={stage} lobby={lobby} onReload={again} />
        </GameHeader>
        {mode === 'real' && <PlaySessionFacts />}
      </GameBars>
      <Board>
        {launch && !leaves ? <GameFrame key={launch.url} address={launch.url} name={name} /> : <Waiting />}
      </Board>
    </Stage>
  );
}

function GameFrame({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('casino');
  const hear = useRoundMessages();
  return (
    <FrameHost
      src={address}
      title={name}
      onMessage={hear}
      labels={{
        loading: t('game_loading'),
        stillLoading: t('game_still_loading'),
        retry: t('try_again'),
        refusedTitle: t('not_opened'),
        refusedText: t('address_refused'),
      }}
    />
  );
}

function Waiting() {
  const { t } = useTranslation('casino');
  return (
    <Centre role="status">
      <Spinner size={36} />
      <p>{t('game_loading')}</p>
    </Centre>
  );
}

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 420px;
  background: ${theme.color.canvas};
  ${media.low} {
    min-block-size: 0;
  }
`;

const Board = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-block-size: 0;
  ${media.low} {
    padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: ${theme.color.sunken};
  }
`;

const Centre = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  color: ${theme.color.textMuted};
`;
