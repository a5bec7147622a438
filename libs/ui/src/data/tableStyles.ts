import { css, type RuleSet } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { cardStyles } from './cardStyles.ts';

/** Where rows become cards, by the table's width breakpoint. */
const CARDS: [string, RuleSet][] = (
  [
    ['s', 560],
    ['m', 760],
    ['l', 960],
  ] as const
).map(([room, px]) => [
  `@container (inline-size < ${px}px)`,
  css`
    &[data-cards='${room}'] {
      ${cardStyles}
    }
  `,
]);

const rows = css`
  & > tbody > tr:not([data-details]) > * {
    border-block-start: 1px solid ${theme.color.line};
  }
  & > tbody > tr {
    transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  }
  & > tbody > [data-details] > td {
    padding-block: 0 ${theme.space.m};
  }
  & > tbody[data-open='true'] {
    background: color-mix(in oklab, ${theme.color.text} 3%, ${theme.color.surface});
  }
  & [data-toggles='true'] {
    cursor: pointer;
  }
  ${media.hover} {
    & > tbody:not([data-skeleton]):hover {
      background: color-mix(in oklab, ${theme.color.text} 3%, ${theme.color.surface});
    }
  }
  & > tfoot > tr > * {
    border-block-start: 2px solid ${theme.color.lineStrong};
    font-weight: ${theme.weight.bold};
  }
`;

/** The table layout; the card layout is in `cardStyles`. */
export const tableStyles = css`
  inline-size: 100%;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  font-size: ${theme.size.s};
  line-height: 1.4;
  /* Clips the corners without creating a scroll container, so that the head can stick to the viewport. */
  overflow: clip;
  & > * > tr > * {
    padding: ${theme.space.s};
    font-weight: ${theme.weight.regular};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & > * > tr > :first-child {
    padding-inline-start: ${theme.space.l};
  }
  & > * > tr > :last-child {
    padding-inline-end: ${theme.space.m};
  }
  & > * > tr > [data-kind='number'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & > tbody > tr > th {
    font-weight: ${theme.weight.medium};
  }
  & > thead > tr > * {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--bz-bar-top, 0px);
    padding-block: ${theme.space.xs};
    background: ${theme.color.raised};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.bold};
    overflow-wrap: normal;
  }
  & [data-toggle] {
    inline-size: 1%;
    text-align: end;
  }
  /* A skeleton is as tall as the line of text it replaces. */
  & > [data-skeleton] span[aria-hidden] {
    margin-block: 0.3em;
  }
  & > [data-skeleton] [data-kind='number'] > span {
    margin-inline-start: auto;
  }
  & > [data-skeleton] button {
    visibility: hidden;
  }
  ${rows}
  @container (inline-size >= 560px) {
    &[data-cards='s'] [data-toggle-text] {
      display: none;
    }
  }
  @container (inline-size >= 760px) {
    &[data-cards='m'] [data-toggle-text] {
      display: none;
    }
  }
  @container (inline-size >= 960px) {
    &[data-cards='l'] [data-toggle-text] {
      display: none;
    }
  }
  ${CARDS.map(
    ([at, rules]) => css`
      ${at} {
        ${rules}
      }
    `,
  )}
`;
