import { theme } from '@baize/ui';
import { css } from 'styled-components';

/** A row of the account's side menu, link or button. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${theme.space.xs} ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  font: inherit;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
`;
