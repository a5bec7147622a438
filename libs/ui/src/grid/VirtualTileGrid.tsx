import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tileBox } from '../game-tile/tileStyles.ts';
import { gridTemplate, type GridTile } from './gridTemplate.ts';
import { LiveTableTileSkeleton } from '../live-table/LiveTableTileSkeleton.tsx';
import { useGridColumns, type GridColumns } from './useGridColumns.ts';
import { VirtualRow } from './VirtualRow.tsx';

export type VirtualTileGridProps<T> = {
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  /**
   * Renders one tile; pass `position` on to GameTile. Keep the function stable: a new one renders all rows
   * again.
   */
  renderItem: (item: T, position: { index: number; total: number }) => ReactNode;
  /** More is loading: skeletons fill the last row and follow it. */
  loading?: boolean;
  skeletonCount?: number;
  /** The total on the server, when more than `items`. */
  total?: number;
  /** What `renderItem` renders: GameTiles, or LiveTableTiles. */
  tile?: GridTile;
};

/**
 * A grid of thousands of tiles that mounts only the visible rows. Load it lazily, because it includes the virtualizer.
 *
 * - Use for a whole lobby.
 * - Not for fewer than about 200: TileGrid.
 * - Screen reader: a feed named by `label`; each tile gives its position in the whole list, including unmounted tiles.
 */
export function VirtualTileGrid<T>({
  label,
  items,
  itemKey,
  renderItem,
  loading = false,
  skeletonCount = 12,
  total = items.length,
  tile = 'game',
}: VirtualTileGridProps<T>) {
  const probe = useRef<HTMLDivElement>(null);
  const lanes = useGridColumns(probe);
  const cells = items.length + (loading ? skeletonCount : 0);
  const rows = useRows(cells, lanes);
  return (
    <Root>
      <Probe ref={probe} aria-hidden="true" data-tile={tile}>
        {tile === 'table' ? <LiveTableTileSkeleton /> : <Box />}
      </Probe>
      <div
        role="feed"
        aria-label={label}
        aria-busy={loading}
        style={{ height: rows.height, position: 'relative' }}
      >
        {rows.visible.map(({ index, top }) => (
          <VirtualRow
            key={index}
            top={top}
            start={index * lanes.count}
            end={Math.min((index + 1) * lanes.count, cells)}
            items={items}
            total={total}
            itemKey={itemKey}
            renderItem={renderItem}
            tile={tile}
          />
        ))}
      </div>
    </Root>
  );
}

function useRows(cells: number, { count, gap, top, rowHeight }: GridColumns) {
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(cells / count),
    estimateSize: () => rowHeight,
    gap,
    overscan: 2,
    scrollMargin: top,
    useFlushSync: false,
    /* Another width changes every row's height: including the height in the keys discards the measured
       ones. */
    getItemKey: useCallback((index: number) => `${index}/${rowHeight}/${gap}`, [rowHeight, gap]),
  });
  return {
    height: virtualizer.getTotalSize(),
    visible: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
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
