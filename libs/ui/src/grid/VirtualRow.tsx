import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton.tsx';
import { LiveTableTileSkeleton } from '../live-table/LiveTableTileSkeleton.tsx';
import { gridTemplate, type GridTile } from './gridTemplate.ts';

type VirtualRowProps<T> = {
  /** Pixels from the top of the grid. */
  top: number;
  /** The cells from `start` to `end` (exclusive); beyond the items they are skeletons. */
  start: number;
  end: number;
  items: readonly T[];
  total: number;
  itemKey: (item: T) => string | number;
  renderItem: (item: T, position: { index: number; total: number }) => ReactNode;
  tile: GridTile;
};

function Row<T>({ top, start, end, items, total, itemKey, renderItem, tile }: VirtualRowProps<T>) {
  const Skeleton = tile === 'table' ? LiveTableTileSkeleton : GameTileSkeleton;
  return (
    <Lane data-tile={tile} style={{ transform: `translateY(${top}px)` }}>
      {Array.from({ length: end - start }, (_, lane) => {
        const index = start + lane;
        const item = items[index];
        return item === undefined ? (
          <Skeleton key={`empty-${index}`} />
        ) : (
          <Cell key={itemKey(item)}>{renderItem(item, { index, total })}</Cell>
        );
      })}
    </Lane>
  );
}

/** Keys a tile without adding a node. */
const Cell = ({ children }: { children: ReactNode }) => children;

/**
 * One row of a VirtualTileGrid; a row that stays visible isn't rendered again while others mount and unmount.
 */
export const VirtualRow = memo(Row) as typeof Row;

const Lane = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  ${gridTemplate}
`;
