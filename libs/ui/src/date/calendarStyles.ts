import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const frame = css`
  .rdp-months {
    position: relative;
    display: flex;
    gap: ${theme.space.l};
  }
  .rdp-month {
    flex: 1;
    min-inline-size: 0;
  }
  .rdp-month_grid {
    inline-size: 100%;
    table-layout: fixed;
  }
  .rdp-month_caption {
    display: grid;
    place-items: center;
    block-size: 40px;
    margin-block-end: ${theme.space.xxs};
    font-weight: ${theme.weight.bold};
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 0;
    border-radius: ${theme.radius.m};
    background: none;
    color: ${theme.color.text};
    pointer-events: auto;
  }
  .rdp-button_previous[aria-disabled],
  .rdp-button_next[aria-disabled] {
    color: ${theme.color.textMuted};
    opacity: 0.45;
    cursor: not-allowed;
  }
  .rdp-weekday {
    block-size: 32px;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.medium};
  }
`;

const days = css`
  .rdp-day {
    padding: 1px 0;
  }
  .rdp-day_button {
    inline-size: 100%;
    block-size: 40px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.m};
    background: none;
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
  .rdp-today .rdp-day_button {
    color: ${theme.color.accentText};
    font-weight: ${theme.weight.bold};
    text-decoration: underline 2px;
    text-underline-offset: 5px;
  }
  .rdp-disabled .rdp-day_button {
    color: ${theme.color.textMuted};
    opacity: 0.5;
  }
  .rdp-selected {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
  .rdp-range_start,
  .rdp-selected:first-child {
    border-start-start-radius: ${theme.radius.m};
    border-end-start-radius: ${theme.radius.m};
  }
  .rdp-range_end,
  .rdp-selected:last-child {
    border-start-end-radius: ${theme.radius.m};
    border-end-end-radius: ${theme.radius.m};
  }
  .rdp-range_start .rdp-day_button,
  .rdp-range_end .rdp-day_button {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: ${theme.weight.bold};
    text-decoration: none;
  }
`;

/** The calendar of DateTimeRange: the library's class names with our colours. */
export const calendarStyles = css`
  ${frame}
  ${days}
  ${media.hover} {
    .rdp-button_previous:hover:not([aria-disabled]),
    .rdp-button_next:hover:not([aria-disabled]),
    .rdp-day:not(.rdp-selected, .rdp-disabled) .rdp-day_button:hover {
      background: color-mix(in oklab, ${theme.color.text} 10%, transparent);
    }
  }
`;
