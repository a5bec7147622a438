import { useBrand } from '@baize/brand';
import { lazyPart } from '@baize/routing';
import { DeferredSection, JACKPOT_HEIGHT, Skeleton, useDeferredRender } from '@baize/ui';
import { Suspense } from 'react';
import type { Lobby } from './lobbies.ts';
import { popularCategory } from './popularCategory.ts';
import type { LobbyConfig } from './parseLobbyConfig.ts';
import { casinoDeferredTexts } from '../texts.ts';

const LaterExtras = lazyPart(
  async () => (await import('./LaterExtras.tsx')).LaterExtras,
  casinoDeferredTexts,
);
const JackpotBlock = lazyPart(
  async () => (await import('../jackpot/JackpotBlock.tsx')).JackpotBlock,
  casinoDeferredTexts,
);
const PopularGames = lazyPart(async () => (await import('./PopularGames.tsx')).PopularGames);

/* The approximate height of the rail at each width. */
const RAIL_HEIGHT = 'clamp(260px, 250px + 5vw, 330px)';
const WINNERS_HEIGHT = '104px';

interface Props {
  lobby: Lobby;
  /** Undefined while it loads. */
  config: LobbyConfig | undefined;
}

/**
 * A lobby's content besides its games: popular games and the sections after them (`LaterExtras`). The jackpot lobby
 * starts with its jackpots.
 */
export function LobbyExtras({ lobby, config }: Props) {
  const { features } = useBrand();
  const isDue = useDeferredRender();
  const popular = popularCategory(config?.categories ?? []);
  const hasWinners = lobby.name === 'casino';
  const isJackpots = lobby.name === 'jackpot';
  const places = (
    <>
      {features.jackpotBlock && !isJackpots && <Skeleton shape="block" height={JACKPOT_HEIGHT} />}
      {hasWinners && <Skeleton shape="block" height={WINNERS_HEIGHT} />}
    </>
  );
  return (
    <>
      {isJackpots && features.jackpotBlock && (
        <DeferredSection height={JACKPOT_HEIGHT}>
          <JackpotBlock />
        </DeferredSection>
      )}
      {features.popularGames && (popular || !config) && (
        <Suspense fallback={<Skeleton shape="block" height={RAIL_HEIGHT} />}>
          <PopularGames lobby={lobby} category={popular} />
        </Suspense>
      )}
      <Suspense fallback={places}>
        {isDue ? (
          <LaterExtras
            lobby={lobby}
            config={config}
            winnersHeight={hasWinners ? WINNERS_HEIGHT : undefined}
          />
        ) : (
          places
        )}
      </Suspense>
    </>
  );
}
