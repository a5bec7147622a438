import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const textStyles = css`
  h2 {
    margin-block-start: 1.6em;
    font-size: ${theme.size.xl};
  }
  h3 {
    margin-block-start: 1.5em;
    font-size: ${theme.size.l};
  }
  h4,
  h5,
  h6 {
    margin-block-start: 1.5em;
    font-size: ${theme.size.m};
    font-weight: ${theme.weight.bold};
    line-height: 1.35;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block-end: 0.55rem;
  }
  a {
    font-weight: ${theme.weight.medium};
    text-decoration-thickness: 1px;
    &:hover {
      text-decoration-thickness: 2px;
    }
    &:not([href]) {
      color: inherit;
    }
    &[target='_blank']::after {
      content: '\\2197' / '';
      margin-inline-start: 0.2em;
      font-size: 0.8em;
      text-decoration: none;
    }
  }
  [data-note] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    user-select: none;
  }
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
  mark {
    padding-inline: 0.2em;
    border-radius: ${theme.radius.s};
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
  code,
  kbd,
  samp {
    padding: 0.1em 0.35em;
    border-radius: ${theme.radius.s};
    background: ${theme.color.sunken};
    font-size: 0.9em;
  }
  center {
    text-align: center;
  }
`;

const lists = css`
  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  li + li,
  li > :is(ul, ol) {
    margin-block-start: 0.4em;
  }
  li::marker {
    color: ${theme.color.accentText};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  dt {
    font-weight: ${theme.weight.bold};
  }
  dd {
    margin-inline-start: 0;
    color: ${theme.color.textMuted};
  }
  dd + dt {
    margin-block-start: ${theme.space.s};
  }
`;

const asides = css`
  blockquote {
    padding: ${theme.space.s} ${theme.space.m};
    border-inline-start: 3px solid ${theme.color.accent};
    border-start-end-radius: ${theme.radius.m};
    border-end-end-radius: ${theme.radius.m};
    background: ${theme.color.surface};
  }
  hr {
    block-size: 1px;
    && {
      margin-block: ${theme.space.l};
    }
    border: 0;
    background: ${theme.color.line};
  }
  pre {
    padding: ${theme.space.m};
    border-radius: ${theme.radius.m};
    background: ${theme.color.sunken};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  figcaption {
    margin-block-start: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
  img {
    block-size: auto;
    border-radius: ${theme.radius.m};
  }
  details {
    padding: ${theme.space.s} ${theme.space.m};
    border-radius: ${theme.radius.m};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  summary {
    min-block-size: 24px;
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }
  details > :not(summary) {
    margin-block-start: ${theme.space.s};
  }
`;

/** A table goes to the edges of its own wrapper and scrolls there; the page never does. */
const tables = css`
  [data-table] {
    max-inline-size: 100%;
    border-radius: ${theme.radius.m};
    /* A shadow at each edge with more content; the covers over it scroll away at the end of the table. */
    background:
      linear-gradient(to right, ${theme.color.surface} 40%, transparent) left / 40px 100% local,
      linear-gradient(to left, ${theme.color.surface} 40%, transparent) right / 40px 100% local,
      linear-gradient(to right, ${theme.color.shade}, transparent) left / 14px 100% scroll,
      linear-gradient(to left, ${theme.color.shade}, transparent) right / 14px 100% scroll,
      ${theme.color.surface};
    background-repeat: no-repeat;
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    overflow-x: auto;
    scrollbar-width: thin;
  }
  table {
    inline-size: 100%;
    font-size: ${theme.size.s};
    line-height: 1.45;
  }
  caption {
    padding: ${theme.space.s} ${theme.space.m};
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.medium};
    text-align: start;
  }
  th,
  td {
    min-inline-size: 7rem;
    padding: ${theme.space.s} ${theme.space.m};
    border-block-start: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  th {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.bold};
  }
  thead th {
    border-block-end: 1px solid ${theme.color.lineStrong};
    vertical-align: bottom;
  }
  tbody:first-of-type > tr:first-child > * {
    border-block-start: 0;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
  table > :first-child > tr:first-child > * {
    border-block-start: 0;
  }
`;

/**
 * Typography of HTML from the server: a measure of about 72 characters, a clear rhythm, one style for all
 * brands' editors. Space goes below an element, and more above a heading.
 */
export const htmlStyles = css`
  position: relative;
  max-inline-size: 72ch;
  color: ${theme.color.text};
  line-height: 1.65;
  overflow-wrap: anywhere;
  & > *,
  :is(div, section, article, blockquote, li, dd) > * {
    margin-block-end: 0.9em;
  }
  ${textStyles}
  ${lists}
  ${asides}
  ${tables}
  && > :first-child {
    margin-block-start: 0;
  }
  && > :last-child,
  :is(div, section, article, blockquote, li, dd) > :last-child {
    margin-block-end: 0;
  }
`;
