import { theme } from '../theme/theme.ts';

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
`;
