import type { Category } from '@baize/api';
import { useBrand } from '@baize/brand';
import { lazyPart } from '@baize/routing';
import { JACKPOT_HEIGHT, Skeleton, useDeferredRender } from '@baize/ui';
import { Suspense } from 'react';
import type { Lobby } from './lobbies.ts';
import type { LobbyConfig } from './readLobbyConfig.ts';
import { casinoLaterTexts } from '../texts.ts';

const LaterExtras = lazyPart(async () => (await import('./LaterExtras.tsx')).LaterExtras, casinoLaterTexts);
const PopularGames = lazyPart(async () => (await import('./PopularGames.tsx')).PopularGames);

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

/** Shown above the unfiltered games of the casino: popular games, and what follows them (`LaterExtras`). */
export function LobbyExtras({ lobby, config }: Props) {
  const { features } = useBrand();
  const isDue = useDeferredRender();
  const popular = config?.categories.find(byPopularity);
  const places = (
    <>
      {features.jackpotBlock && <Skeleton shape="block" height={JACKPOT_HEIGHT} />}
      <Skeleton shape="block" height={WINNERS_HEIGHT} />
    </>
  );
  return (
    <>
      {features.popularGames && (popular || !config) && (
        <Suspense fallback={<Skeleton shape="block" height={RAIL_HEIGHT} />}>
          <PopularGames lobby={lobby} category={popular} />
        </Suspense>
      )}
      <Suspense fallback={places}>
        {isDue ? <LaterExtras winners={config?.last_winners} winnersHeight={WINNERS_HEIGHT} /> : places}
      </Suspense>
    </>
  );
}
