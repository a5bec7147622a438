import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The box a player types into; shared by all text-like fields. */
export const controlStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${theme.control.m};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  color: ${theme.color.text};
  font: inherit;
  /* Phones zoom into fields with smaller letters. */
  font-size: max(16px, ${theme.size.m});
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};
  ${media.touch} {
    min-block-size: 48px;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${theme.color.textMuted};
    }
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  &:focus {
    border-color: ${theme.color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.dangerText};
  }
  &:disabled {
    color: ${theme.color.textMuted};
    border-color: ${theme.color.line};
    cursor: not-allowed;
  }
`;
