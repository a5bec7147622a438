import type { HomeData } from '@baize/api';
import type { HomeBlock } from '@baize/brand';
import { HomeRail, JackpotRail } from './HomeRail.tsx';

interface Props {
  block: HomeBlock;
  home: Pick<HomeData, 'live_casino_games' | 'casino_games'> | undefined;
}

/** What the home page leaves to the casino: its game sections, one at a time, in whatever order the brand has. */
export function HomeGames({ block, home }: Props) {
  if (block === 'jackpot') return <JackpotRail />;
  return <HomeRail block={block} games={block === 'live' ? home?.live_casino_games : home?.casino_games} />;
}
