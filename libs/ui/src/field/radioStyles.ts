import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { boxStates } from './fieldStyles.ts';
import { choiceRow, choiceStates } from './choiceStyles.ts';

/** The radio mark: a ring that fills, with a dot in it. */
export const radioMark = css`
  ${choiceStates}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50%;
  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${theme.color.onAccent};
    transform: scale(0);
    transition: transform ${theme.motion.fast} ${theme.motion.ease};
  }
  &:checked::before {
    transform: none;
  }
  [data-invalid] > & {
    border-color: ${theme.color.dangerText};
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

export const radioRow = css`
  ${choiceRow}
  padding-block: ${theme.space.xs};
`;

/**
 * A radio button as a card that can be pressed anywhere; the selected one is tinted and has a double border.
 */
export const radioCard = css`
  ${boxStates}
  padding: ${theme.space.m};
  border-width: 1px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${theme.color.accentText};
      background: ${theme.color.raised};
    }
  }
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
    font-weight: ${theme.weight.medium};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:has(:focus-visible) > input {
    outline: none;
  }
  &[data-invalid='true'] {
    box-shadow: none;
  }
`;
