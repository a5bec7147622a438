import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { CURRENT } from './NavTarget.tsx';

/** An entry of a row in the header: the current one has a line below it. */
export const navPlace = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  margin-block: 4px;
  padding: 0 var(--room, ${theme.space.s});
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.textMuted};
  font: inherit;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${theme.motion.fast} ${theme.motion.ease};
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.touch} {
    min-block-size: 44px;
    margin-block: 2px;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
  &:is(${CURRENT}, [data-current='true']) {
    color: ${theme.color.text};
    &::after {
      content: '';
      position: absolute;
      inset-inline: var(--room, ${theme.space.s});
      inset-block-end: 0;
      block-size: 3px;
      border-radius: ${theme.radius.pill};
      background: ${theme.color.accent};
    }
  }
`;
