import type { Game } from '@baize/api';
import { useBrand, type HomeBlock } from '@baize/brand';
import { lazyPart } from '@baize/routing';
import {
  CherryIcon,
  CrownIcon,
  GameTileSkeleton,
  Icon,
  LiveIcon,
  LiveTableTileSkeleton,
  SeeAll,
  Showcase,
  theme,
  type IconComponent,
} from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GameCard } from '../game/GameCard.tsx';
import { homeGames } from './homeGames.ts';
import { SpotlightCard } from './SpotlightCard.tsx';
import { lobbyAddress, type LobbyName } from '../lobby/lobbyAddresses.ts';
import { casinoDeferredTexts } from '../texts.ts';

const LiveTableCard = lazyPart(
  async () => (await import('../live-tables/LiveTableCard.tsx')).LiveTableCard,
  casinoDeferredTexts,
);

interface Props {
  block: HomeBlock;
  /** From the home page's data; undefined while it loads. */
  games: readonly Game[] | undefined;
}

/** Placeholders while a section loads, and how many games it shows (spec 2/9.content/1 and 2). */
const PLACEHOLDERS = 8;
const SHOWN = 12;

const SECTIONS: Record<
  HomeBlock,
  {
    icon: IconComponent;
    text: 'jackpot_games' | 'live_casino' | 'casino_games';
    intro: 'jackpot_games_intro' | 'live_casino_intro' | 'casino_intro';
    lobby: LobbyName;
    /** Live tables are larger, so that the three sections don't all look the same. */
    isLarge?: boolean;
  }
> = {
  jackpot: { icon: CrownIcon, text: 'jackpot_games', intro: 'jackpot_games_intro', lobby: 'jackpot' },
  live: {
    icon: LiveIcon,
    text: 'live_casino',
    intro: 'live_casino_intro',
    lobby: 'live_casino',
    isLarge: true,
  },
  casino: { icon: CherryIcon, text: 'casino_games', intro: 'casino_intro', lobby: 'casino' },
};

/** One of the three game sections of the home page. Renders nothing if it's empty. */
export function HomeRail({ block, games: newest }: Props) {
  const { t } = useTranslation('casino');
  /* Deferred, so that rendering a row of tiles doesn't block the page. */
  const games = useDeferredValue(newest);
  const { icon, text, intro, lobby, isLarge } = SECTIONS[block];
  const heading = t(text);
  const look = useBrand().layout.sectionLooks[block];
  if (games?.length === 0) return null;
  const [lead, ...others] = games ?? [];
  return (
    <Showcase
      look={look}
      lead={lead && <SpotlightCard game={lead} />}
      text={t(intro)}
      tile={isLarge ? 'table' : 'game'}
      heading={heading}
      icon={<Icon of={icon} size={22} />}
      action={<SeeAll href={lobbyAddress(lobby)}>{t('see_all')}</SeeAll>}
      item={isLarge ? 'auto' : 'tile'}
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {games
        ? (look === 'spotlight' ? others : games).slice(0, SHOWN).map((game) => (
            <Place key={game.id} data-large={isLarge && look === 'rail'}>
              {isLarge ? (
                <Suspense fallback={<LiveTableTileSkeleton />}>
                  <LiveTableCard game={game} />
                </Suspense>
              ) : (
                <GameCard game={game} />
              )}
            </Place>
          ))
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Place key={index} data-large={isLarge && look === 'rail'}>
              {isLarge ? <LiveTableTileSkeleton /> : <GameTileSkeleton />}
            </Place>
          ))}
    </Showcase>
  );
}

const Place = styled.div`
  display: grid;
  &[data-large='true'] {
    inline-size: min(calc(1.5 * ${theme.tile.width}), 76vw);
  }
`;

/** The section that isn't in the home data. */
export function JackpotRail() {
  const { data, isError } = useInfiniteQuery(homeGames.jackpots());
  return <HomeRail block="jackpot" games={isError ? [] : data?.pages[0]?.data} />;
}
