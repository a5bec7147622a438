import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The row of a checkbox or switch: the label is part of the click target. */
export const choiceRow = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  min-block-size: 24px;
  padding-block: ${theme.space.xxs};
  color: ${theme.color.text};
  line-height: 1.4;
  cursor: pointer;
  &:has(:disabled) {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: 44px;
    padding-block: ${theme.space.s};
  }
`;

/** The box of a checkbox, radio button or switch: empty, filled when it is on. */
export const choiceStates = css`
  appearance: none;
  margin: 0;
  border: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.field};
  cursor: inherit;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    border-color ${theme.motion.fast} ${theme.motion.ease},
    box-shadow ${theme.motion.fast} ${theme.motion.ease};
  ${media.hover} {
    &:hover:not(:disabled),
    label:hover &:not(:disabled) {
      border-color: ${theme.color.accentText};
      box-shadow: 0 0 0 4px color-mix(in oklab, ${theme.color.accent} 18%, transparent);
    }
  }
  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.dangerText};
    box-shadow: inset 0 0 0 1px ${theme.color.dangerText};
  }
  &:disabled {
    opacity: 0.5;
  }
`;
