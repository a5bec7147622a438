import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The styles that all cards share: background, border and a small shadow. */
export const cardSurface = css`
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  color: ${theme.color.text};
`;
