import { useBrand } from '@baize/brand';
import { useIsPlayer } from '@baize/session';
import { DeferredSection, JACKPOT_HEIGHT } from '@baize/ui';
import { HelloSocket } from '../hello-socket/HelloSocket.ts';
import { JackpotBlock } from '../jackpot/JackpotBlock.tsx';
import { RecentGames } from '../recent/RecentGames.tsx';
import { LastWinners } from '../winners/LastWinners.tsx';
import { DecorativeJackpots } from './DecorativeJackpots.tsx';
import type { Lobby } from './lobbies.ts';
import { LobbyLinks } from './LobbyLinks.tsx';
import type { LobbyConfig } from './parseLobbyConfig.ts';

interface Props {
  lobby: Lobby;
  /** Undefined while it loads. */
  config: LobbyConfig | undefined;
  /** The approximate height of the last winners; undefined in a lobby without them. */
  winnersHeight: string | undefined;
}

const ORNAMENT_HEIGHT = '260px';
const LINKS_HEIGHT = '160px';

/**
 * Sections after a lobby's popular games: recently played games, jackpots (unless they came first), last winners, its
 * categories and providers.
 */
export function LaterExtras({ lobby, config, winnersHeight }: Props) {
  const { features } = useBrand();
  const isPlayer = useIsPlayer();
  return (
    <>
      {lobby.name === 'live_casino' && <HelloSocket />}
      {isPlayer && <RecentGames />}
      {features.decorativeJackpots && (
        <DeferredSection height={ORNAMENT_HEIGHT}>
          <DecorativeJackpots />
        </DeferredSection>
      )}
      {features.jackpotBlock && lobby.name !== 'jackpot' && (
        <DeferredSection height={JACKPOT_HEIGHT}>
          <JackpotBlock />
        </DeferredSection>
      )}
      {winnersHeight !== undefined && (
        <DeferredSection height={winnersHeight}>
          <LastWinners winners={config?.last_winners} />
        </DeferredSection>
      )}
      {config && (
        <DeferredSection height={LINKS_HEIGHT}>
          <LobbyLinks lobby={lobby} config={config} />
        </DeferredSection>
      )}
    </>
  );
}
