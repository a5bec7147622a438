import { css } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const { color, motion } = theme;

const edge = (line: string) => `box-shadow: inset 0 0 0 1px ${line};`;

/** The look of an outcome's button: quiet at rest, filled on the slip, and a calm tint for what has just moved. */
export const oddsStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${theme.control.m};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${color.raised};
  ${edge(color.line)}
  color: ${color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.25;
  transition:
    background-color ${motion.slow} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};
  ${touchTarget}
  & > :last-child {
    color: ${color.text};
    font-size: ${theme.size.m};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: lining-nums tabular-nums;
  }
  &[data-move='up'] {
    ${edge(color.positiveText)}
    & > :last-child {
      color: ${color.positiveText};
    }
  }
  &[data-move='down'] {
    ${edge(color.dangerText)}
    & > :last-child {
      color: ${color.dangerText};
    }
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: color-mix(in oklab, ${color.raised} 92%, ${color.text});
      ${edge(color.accentText)}
      color: ${color.text};
    }
  }
  &[aria-pressed='true'] {
    background: ${color.accent};
    ${edge(color.accent)}
    color: ${color.onAccent};
    & > :last-child {
      color: ${color.onAccent};
    }
  }
  ${media.hover} {
    &[aria-pressed='true']:hover:not([aria-disabled='true']) {
      background: ${color.accentHover};
      color: ${color.onAccent};
    }
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true'][aria-pressed='false'] {
    background: ${color.sunken};
    & > :last-child {
      color: ${color.textMuted};
    }
  }
  /* There grounds are taken away: what is on the slip has a double edge. */
  @media (forced-colors: active) {
    border: 1px solid currentColor;
    &[aria-pressed='true'] {
      border: 3px double currentColor;
    }
  }
`;
