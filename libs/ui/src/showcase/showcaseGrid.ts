import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/**
 * Columns that each look's tiles fill evenly: 12 in `grid`; 9 in `mosaic`, where the first takes four cells; 6 in
 * `split`; 8 in `spotlight`, of which a phone shows 6; 8 live tables.
 */
export const showcaseGrid = css`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  align-content: start;
  gap: ${theme.tile.gap};
  --columns: ${theme.tile.columns};
  ${media.tablet} {
    --columns: 4;
    &[data-look='split'] {
      --columns: 3;
    }
  }
  ${media.web} {
    &:not([data-look='spotlight']) {
      --columns: 6;
    }
    /* One row of portraits or squares; wide tiles would be tiny next to the heading, so they have two. */
    &[data-look='split'] {
      --columns: calc(3 * (${theme.tile.columns} - 1));
      align-content: center;
    }
  }
  &[data-tile='table'] {
    --columns: 2;
    ${media.desktop} {
      --columns: 4;
    }
  }
  & > li {
    min-inline-size: 0;
  }
  &[data-look='mosaic'] > li:first-child {
    grid-area: span 2 / span 2;
    /* On a phone there may be no tile next to it that gives its rows their height. */
    ${media.tablet} {
      & > :first-child {
        block-size: 100%;
        aspect-ratio: auto;
      }
    }
  }
  ${media.phone} {
    &[data-look='spotlight'] > li:nth-child(n + 7) {
      display: none;
    }
  }
`;
