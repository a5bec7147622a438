import { css } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { theme } from '../theme/theme.ts';

/** A link of the footer. */
export const footerPlace = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${touchTarget}
  &:hover {
    color: ${theme.color.accentText};
    text-decoration: underline;
  }
`;
