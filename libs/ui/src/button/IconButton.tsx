import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { glass } from '../theme/glass.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconComponent;
  /** What the button does; read aloud, and shown as a native tooltip on hover. */
  label: string;
  size?: 's' | 'm' | 'l';
  /** `plain` on surfaces, `framed` with an outline, `glass` over images. */
  variant?: 'plain' | 'framed' | 'glass';
  filled?: boolean;
};

const ICON_SIZE = { s: 18, m: 20, l: 24 } as const;

/**
 * A button that is only an icon.
 *
 * - Use for well-known icons: close, next, reload, favourite. `glass` over images, `framed` for one on its own.
 * - Not for a step that needs text to be understood: Button.
 * - Keys: Enter and Space press it.
 * - Screen reader: `label` is its name, and the browser shows it on hover. For on and off give it `aria-pressed` and a
 *   label that stays the same.
 */
export function IconButton({
  icon,
  label,
  size = 'm',
  variant = 'plain',
  filled,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} title={label} data-size={size} data-variant={variant}>
      <Icon of={icon} size={ICON_SIZE[size]} filled={filled} />
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.m};
  color: inherit;
  background: transparent;
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  &[data-size='s'] {
    inline-size: ${theme.control.s};
    block-size: ${theme.control.s};
  }
  &[data-size='m'] {
    inline-size: ${theme.control.m};
    block-size: ${theme.control.m};
  }
  &[data-size='l'] {
    inline-size: ${theme.control.l};
    block-size: ${theme.control.l};
  }
  ${touchTarget}
  &[data-variant='framed'] {
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  &[data-variant='glass'] {
    color: ${theme.color.onScrim};
    background: color-mix(in oklab, ${theme.color.scrim} 70%, transparent);
    ${glass('blur(8px)')}
    box-shadow: inset 0 0 0 1px color-mix(in oklab, ${theme.color.onScrim} 18%, transparent);
    border-radius: ${theme.radius.pill};
    /* Inside its own background, since the brand's colour may not be visible over an image. */
    &:focus-visible {
      outline-color: currentColor;
      outline-offset: -4px;
    }
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: color-mix(in oklab, currentColor 12%, transparent);
    }
    &[data-variant='framed']:hover:not(:disabled) {
      box-shadow: inset 0 0 0 1px ${theme.color.accentText};
      background: ${theme.color.raised};
    }
    &[data-variant='glass']:hover:not(:disabled) {
      background: ${theme.color.scrim};
    }
  }
  &:disabled {
    opacity: 0.38;
    cursor: not-allowed;
  }
`;
