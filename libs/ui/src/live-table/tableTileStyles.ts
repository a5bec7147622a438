/* @chunk games */
import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The box of a live table's image; shared with its skeleton, to avoid layout shift when the table loads. */
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

/** The line with its name; on a phone there is room for two, since two tiles are next to each other there. */
export const tableName = css`
  block-size: 1.3em;
  line-height: 1.3;
  ${media.phone} {
    block-size: 2.5em;
    font-size: ${theme.size.s};
    line-height: 1.25;
  }
`;
