import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The row of a checkbox or switch: the words are part of the target. */
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
