import { RecentGames } from '../recent/RecentGames.tsx';
import { HomeList } from './HomeList.tsx';
import type { HomeRowName } from './homeRows.ts';
import { HomeWinners } from './HomeWinners.tsx';
import { LastGame } from './LastGame.tsx';

/** One of the rows that a brand may add to its home page. */
export function HomeRow({ row }: { row: HomeRowName }) {
  if (row === 'last_game') return <LastGame />;
  if (row === 'recent') return <RecentGames />;
  if (row === 'winners') return <HomeWinners />;
  return <HomeList list={row} />;
}
