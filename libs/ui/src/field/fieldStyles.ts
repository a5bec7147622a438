/* @chunk base */
import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The label above a control. */
export const labelStyles = css`
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** How an input box shows its states; `controlStyles` includes it. */
export const boxStates = css`
  border: 0 solid ${theme.color.lineStrong};
  border-width: ${theme.field.border};
  border-radius: ${theme.field.radius};
  background: ${theme.field.fill};
  color: ${theme.color.text};
  transition:
    border-color ${theme.motion.fast} ${theme.motion.ease},
    box-shadow ${theme.motion.fast} ${theme.motion.ease};
  ${media.hover} {
    &:hover:not(:disabled, [aria-invalid='true'], :focus-visible) {
      border-color: ${theme.color.textMuted};
    }
  }
  &:focus {
    border-color: ${theme.color.focus};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px color-mix(in oklab, ${theme.color.focus} 22%, transparent);
  }
  &[aria-invalid='true'],
  &[data-invalid='true'] {
    border-color: ${theme.color.dangerText};
    box-shadow: inset 0 0 0 1px ${theme.color.dangerText};
  }
  &:disabled {
    border-color: ${theme.color.line};
    background: color-mix(in oklab, ${theme.color.textMuted} 12%, transparent);
    color: ${theme.color.textMuted};
    cursor: not-allowed;
    /* Safari dims the text of a disabled field by default. */
    opacity: 1;
    -webkit-text-fill-color: currentColor;
  }
`;

/** The input box; shared by all text-like fields. */
export const controlStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${theme.control.m};
  padding: ${theme.space.xs} ${theme.space.s};
  font: inherit;
  /* Phones zoom into fields with a smaller font size. */
  font-size: max(16px, ${theme.size.m});
  ${boxStates}
  ${media.touch} {
    min-block-size: 48px;
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  &[readonly] {
    border-color: ${theme.color.line};
    background: transparent;
  }
  &:autofill {
    -webkit-text-fill-color: ${theme.color.text};
    box-shadow: inset 0 0 0 100px ${theme.color.field};
    caret-color: ${theme.color.text};
  }
`;
