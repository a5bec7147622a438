import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A DataTable in a narrow container: each record a card, each cell its label and value in one row. */
export const cardStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  border-radius: 0;
  background: none;
  box-shadow: none;
  overflow: visible;
  & > thead {
    display: none;
  }
  & > tbody,
  & > tfoot {
    display: block;
    padding: ${theme.space.s} ${theme.space.m};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow:
      inset 0 0 0 1px ${theme.color.line},
      ${theme.shadow.s};
  }
  & > tfoot {
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
  }
  & > * > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${theme.space.m};
  }
  & > * > tr > *,
  & > * > tr:not([data-details]) > * {
    display: flex;
    grid-column: 1 / -1;
    justify-content: space-between;
    gap: ${theme.space.m};
    padding: 5px 0;
    border: 0;
    text-align: end;
  }
  & > * > tr > :is(:first-child, :last-child) {
    padding-inline: 0;
  }
  & > * > tr > td[data-label]:not([data-card='aside'])::before {
    /* Hidden from screen readers, since the table's roles already convey the column header. */
    content: attr(data-label) / '';
    flex: none;
    max-inline-size: 50%;
    color: ${theme.color.textMuted};
    text-align: start;
  }
  & > * > tr:not([data-details]) > th {
    grid-column: 1;
    grid-row: 1;
    padding-block-end: ${theme.space.xs};
    font-size: ${theme.size.m};
    font-weight: ${theme.weight.bold};
    text-align: start;
  }
  & > tbody > tr:not([data-details]) > [data-card='aside'] {
    grid-column: 2;
    grid-row: 1;
    font-size: ${theme.size.m};
    font-weight: ${theme.weight.bold};
  }
  & > * > tr:not([data-details]) > :is([data-card='none'], [data-empty='true']) {
    display: none;
  }
  & > tbody > tr > td[data-toggle] {
    inline-size: auto;
    justify-content: stretch;
    margin-block-start: ${theme.space.xs};
    padding-block: ${theme.space.xxs} 0;
    border-block-start: 1px solid ${theme.color.line};
  }
  & [data-toggle] > button {
    flex: 1;
    min-block-size: 44px;
  }
  & > tbody > [data-details] > td {
    display: block;
    padding-block: ${theme.space.xs};
    text-align: start;
  }
  & > tbody[data-skeleton] > tr > * > span {
    margin-inline: 0;
  }
`;
