import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton.tsx';
import { tileBox } from '../game-tile/tileFrame.ts';
import { gridTemplate } from './gridTemplate.ts';
import { useLanes, type Lanes } from './useLanes.ts';

export type VirtualTileGridProps<T> = {
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  /** Draws one tile; hand `position` on to GameTile. */
  renderItem: (item: T, position: { index: number; total: number }) => ReactNode;
  /** More is on its way: skeletons fill the last row and follow it. */
  loading?: boolean;
  skeletonCount?: number;
  /** All there are on the server, when more than `items`. */
  total?: number;
};

/** A grid of thousands of tiles of which only the rows in sight are mounted. Load it lazily, it carries the virtualizer. */
export function VirtualTileGrid<T>({
  label,
  items,
  itemKey,
  renderItem,
  loading = false,
  skeletonCount = 12,
  total = items.length,
}: VirtualTileGridProps<T>) {
  const probe = useRef<HTMLDivElement>(null);
  const lanes = useLanes(probe);
  const cells = items.length + (loading ? skeletonCount : 0);
  const rows = useRows(cells, lanes);
  return (
    <Root>
      <Probe ref={probe} aria-hidden="true">
        <Box />
      </Probe>
      <div
        role="feed"
        aria-label={label}
        aria-busy={loading}
        style={{ height: rows.height, position: 'relative' }}
      >
        {rows.visible.map((row) => (
          <Row key={row.index} style={{ transform: `translateY(${row.top}px)` }}>
            {row.cells.map((index) => {
              const item = items[index];
              return item === undefined ? (
                <GameTileSkeleton key={`empty-${index}`} />
              ) : (
                <Cell key={itemKey(item)}>{renderItem(item, { index, total })}</Cell>
              );
            })}
          </Row>
        ))}
      </div>
    </Root>
  );
}

/** Keys a tile without adding a node. */
const Cell = ({ children }: { children: ReactNode }) => children;

function useRows(cells: number, { count, gap, top, rowHeight }: Lanes) {
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(cells / count),
    estimateSize: () => rowHeight,
    gap,
    overscan: 1,
    scrollMargin: top,
    /* Another width means another height of every row: keys with it forget the measured ones. */
    getItemKey: (index) => `${index}/${rowHeight}/${gap}`,
  });
  return {
    height: virtualizer.getTotalSize(),
    visible: virtualizer.getVirtualItems().map((row) => ({
      index: row.index,
      top: row.start - top,
      cells: Array.from(
        { length: Math.min(count, cells - row.index * count) },
        (_, lane) => row.index * count + lane,
      ),
    })),
  };
}

const Root = styled.div`
  position: relative;
`;

const Probe = styled.div`
  ${gridTemplate}
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
`;

const Box = styled.div`
  ${tileBox}
`;

const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  ${gridTemplate}
`;
