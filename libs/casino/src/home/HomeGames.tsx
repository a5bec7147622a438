import type { HomeData } from '@baize/api';
import type { HomeBlock } from '@baize/brand';
import { HomeRail, JackpotRail } from './HomeRail.tsx';

interface Props {
  block: HomeBlock;
  home: Pick<HomeData, 'live_casino_games' | 'casino_games'> | undefined;
}

/** The casino's part of the home page: one game section, in the brand's order. */
export function HomeGames({ block, home }: Props) {
  if (block === 'jackpot') return <JackpotRail />;
  return <HomeRail block={block} games={block === 'live' ? home?.live_casino_games : home?.casino_games} />;
}
