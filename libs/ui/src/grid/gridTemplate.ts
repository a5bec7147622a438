import { theme } from '../theme/theme.ts';

/** The minimum width of a live table's tile if two fit next to each other. */
const TABLE_WIDTH = '240px';

/**
 * As many tile-wide columns as fit, never fewer than two: the one rule for real, virtual and skeleton grids.
 */
export const gridTemplate = `
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(calc(0.86 * ${theme.tile.width}), calc((100% - ${theme.tile.gap}) / 2)), 1fr)
  );
  gap: ${theme.tile.gap};
  &[data-tile='table'] {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(${TABLE_WIDTH}, calc((100% - ${theme.tile.gap}) / 2)), 1fr)
    );
  }
`;

/** The tiles of a grid: games in the brand's shape, or live tables with their facts below the image. */
export type GridTile = 'game' | 'table';
