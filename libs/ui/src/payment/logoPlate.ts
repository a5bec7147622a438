import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The plate of a method's logo; shared with the skeleton. */
export const logoPlate = css`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 88px;
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: calc(${theme.radius.l} - 4px);
  /* Logos are drawn for the brand's own scheme: light plates stay light, and logos for dark plates are inverted. */
  background: var(--bz-plate, ${theme.color.raised});
  &:not(:has(> img)) {
    background: ${theme.color.raised};
  }
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
    filter: var(--bz-logo-turn, none);
  }
  &[data-faded='true'] {
    filter: grayscale(1);
  }
  &[data-faded='true'] > * {
    opacity: 0.55;
  }
`;
