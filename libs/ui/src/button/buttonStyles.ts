import { css } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const BUTTON_SIZES = ['s', 'm', 'l'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** A highlight along the upper edge and a soft shade below it give a filled button a pressed-metal look. */
const rim = `inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 28%, transparent), ${theme.shadow.s}`;

const variants = css`
  &[data-variant='primary'] {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
    box-shadow: ${rim};
  }
  &[data-variant='secondary'] {
    color: ${theme.color.text};
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
  }
  &[data-variant='quiet'] {
    color: ${theme.color.accentText};
    background: transparent;
  }
  &[data-variant='danger'] {
    color: ${theme.color.onDanger};
    background: ${theme.color.danger};
    box-shadow: ${rim};
  }
`;

const hovers = css`
  ${media.hover} {
    &:hover:not([aria-disabled='true'], :disabled) {
      transform: translateY(-1px);
    }
    &[data-variant='primary']:hover:not([aria-disabled='true'], :disabled) {
      background: ${theme.color.accentHover};
      box-shadow: ${rim}, ${theme.shadow.glow};
    }
    &[data-variant='secondary']:hover:not([aria-disabled='true'], :disabled) {
      background: color-mix(in oklab, ${theme.color.raised} 92%, ${theme.color.text});
      box-shadow: inset 0 0 0 1px ${theme.color.accentText};
    }
    &[data-variant='quiet']:hover:not([aria-disabled='true'], :disabled) {
      background: color-mix(in oklab, ${theme.color.accentText} 10%, transparent);
    }
    &[data-variant='danger']:hover:not([aria-disabled='true'], :disabled) {
      background: color-mix(in oklab, ${theme.color.danger} 92%, ${theme.color.text});
    }
  }
  &:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(0) scale(0.985);
  }
`;

const sizes = css`
  &[data-size='s'] {
    min-block-size: ${theme.control.s};
    padding: ${theme.space.xxs} ${theme.space.s};
    font-size: ${theme.size.s};
  }
  &[data-size='m'] {
    min-block-size: ${theme.control.m};
    padding: ${theme.space.xs} ${theme.space.m};
    font-size: ${theme.size.m};
  }
  &[data-size='l'] {
    min-block-size: ${theme.control.l};
    padding: ${theme.space.s} ${theme.space.l};
    font-size: ${theme.size.m};
  }
`;

/** Shared by Button and ButtonLink, so that a link styled as a button cannot drift away from the button. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  max-inline-size: 100%;
  margin: 0;
  border: 0;
  border-radius: ${theme.radius.m};
  font-family: ${theme.font.text};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    box-shadow ${theme.motion.fast} ${theme.motion.ease},
    transform ${theme.motion.fast} ${theme.motion.ease};
  ${sizes}
  ${touchTarget}
  ${variants}
  ${hovers}
  ${whenReducedMotion('transform: none !important;')}
  &[data-full='true'] {
    inline-size: 100%;
  }
  /* Forced colours remove shadows and backgrounds, so a border must remain. */
  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled {
    color: ${theme.color.textMuted};
    background: ${theme.color.sunken};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
`;
