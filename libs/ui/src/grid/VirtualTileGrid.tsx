import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tileBox } from '../game-tile/tileStyles.ts';
import { gridTemplate } from './gridTemplate.ts';
import { useGridColumns, type GridColumns } from './useGridColumns.ts';
import { VirtualRow } from './VirtualRow.tsx';

export type VirtualTileGridProps<T> = {
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  /** Draws one tile; hand `position` on to GameTile. Keep the function the same: rows are drawn anew with another one. */
  renderItem: (item: T, position: { index: number; total: number }) => ReactNode;
  /** More is on its way: skeletons fill the last row and follow it. */
  loading?: boolean;
  skeletonCount?: number;
  /** All there are on the server, when more than `items`. */
  total?: number;
};

/**
 * A grid of thousands of tiles of which only the rows in sight are mounted. Load it lazily, it carries the virtualizer.
 *
 * - Use for a whole lobby.
 * - Not for fewer than about 200: TileGrid.
 * - Aloud: a feed named by `label`; each tile says its place among all there are, also of those that are not mounted.
 */
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
  const lanes = useGridColumns(probe);
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
    /* Another width means another height of every row: keys with it forget the measured ones. */
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
