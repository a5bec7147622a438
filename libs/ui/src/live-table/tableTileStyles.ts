import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/**
 * The box of a live table's image; shared with its skeleton, so that nothing shifts when the table arrives.
 */
export const tableStage = css`
  position: relative;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.tile} ${theme.radius.tile} 0 0;
  background: ${theme.color.skeleton};
  overflow: hidden;
`;

/** The lines below it. */
export const tableBody = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-inline-size: 0;
  padding: 10px 12px 12px;
`;
