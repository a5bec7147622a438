import { css } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/**
 * A small button that fills in a field: an amount, a date range. Pressed while it matches the field's value.
 */
export const chipStyles = css`
  min-block-size: 34px;
  padding: 4px ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  transition:
    border-color ${theme.motion.fast} ${theme.motion.ease},
    background-color ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${theme.color.accentText};
    }
  }
  &:active:not(:disabled),
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
  &:disabled {
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
  }
`;
