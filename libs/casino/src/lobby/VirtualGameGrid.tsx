import type { Game } from '@baize/api';
import { VirtualTileGrid, type VirtualTileGridProps } from '@baize/ui';
import { GameCard } from '../game/GameCard.tsx';
import { LiveTableCard } from '../live-tables/LiveTableCard.tsx';

interface Props {
  games: readonly Game[];
  total: number;
  isLoadingMore: boolean;
  label: string;
  tables: boolean;
}

type Grid = VirtualTileGridProps<Game>;

const keyOf: Grid['itemKey'] = ({ id }) => id;
const draw: Grid['renderItem'] = (game, position) => <GameCard game={game} position={position} />;

const drawTable: Grid['renderItem'] = (game, position) => <LiveTableCard game={game} position={position} />;

/** A virtualized list: of thousands of games only the visible rows are mounted. */
export const VirtualGameGrid = ({ games, total, isLoadingMore, label, tables }: Props) => (
  <VirtualTileGrid
    label={label}
    items={games}
    itemKey={keyOf}
    total={total}
    loading={isLoadingMore}
    renderItem={tables ? drawTable : draw}
    tile={tables ? 'table' : 'game'}
  />
);
