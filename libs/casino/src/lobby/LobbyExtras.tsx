import type { Category } from '@baize/api';
import { useBrand } from '@baize/brand';
import { lazyPart } from '@baize/routing';
import { DeferredSection, JACKPOT_HEIGHT, Skeleton } from '@baize/ui';
import { Suspense } from 'react';
import type { Lobby } from './lobbies.ts';
import type { LobbyConfig } from './readLobbyConfig.ts';

const JackpotBlock = lazyPart(async () => (await import('../jackpot/JackpotBlock.tsx')).JackpotBlock);

const PopularGames = lazyPart(async () => (await import('./PopularGames.tsx')).PopularGames);
const LastWinners = lazyPart(async () => (await import('../winners/LastWinners.tsx')).LastWinners);

/* About as high as the rail at each width. */
const RAIL_HEIGHT = 'clamp(260px, 250px + 5vw, 330px)';
const WINNERS_HEIGHT = '104px';
const POPULAR = 'hot-games';
const byPopularity = ({ slug }: Category) => slug === POPULAR;

interface Props {
  lobby: Lobby;
  /** Undefined while it loads. */
  config: LobbyConfig | undefined;
}

/** Shown above the unfiltered games of the casino: popular games, jackpots, last winners. */
export function LobbyExtras({ lobby, config }: Props) {
  const { features } = useBrand();
  const popular = config?.categories.find(byPopularity);
  return (
    <>
      {features.popularGames && (popular || !config) && (
        <Suspense fallback={<Skeleton shape="block" height={RAIL_HEIGHT} />}>
          <PopularGames lobby={lobby} category={popular} />
        </Suspense>
      )}
      {features.jackpotBlock && (
        <DeferredSection height={JACKPOT_HEIGHT}>
          <JackpotBlock />
        </DeferredSection>
      )}
      <DeferredSection height={WINNERS_HEIGHT}>
        <LastWinners winners={config?.last_winners} />
      </DeferredSection>
    </>
  );
}
