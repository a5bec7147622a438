import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner.tsx';
import { media } from '../theme/media.ts';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is in progress: clicks are ignored, focus and width stay. */
  loading?: boolean;
  full?: boolean;
  /** On phones only `leading` is visible; the text remains its name. */
  compact?: boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
};

/**
 * Does something on this screen. Its text says what happens.
 *
 * - Use for a step that changes something here: send, confirm, open, close. One `primary` at a time; irreversible
 *   actions are `danger`.
 * - Not for navigation: ButtonLink. Not for a well-known icon: IconButton. Not for a word in a sentence: TextLink.
 * - Keys: Enter and Space press it.
 * - Screen reader: its text is its name. While loading it is busy and ignores presses; focus and width stay.
 */
export function Button({
  variant = 'primary',
  size = 'm',
  loading = false,
  full = false,
  compact = false,
  leading,
  trailing,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      data-part="button"
      data-variant={variant}
      data-size={size}
      data-full={full}
      data-compact={compact}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <Content data-hidden={loading}>
        {leading}
        <span>{children}</span>
        {trailing}
      </Content>
      {loading && (
        <Centre>
          <Spinner />
        </Centre>
      )}
    </Root>
  );
}

const Root = styled.button`
  ${buttonStyles}
  ${media.phone} {
    &[data-compact='true'] {
      aspect-ratio: 1;
      gap: 0;
      padding: 0;
      font-size: 0;
    }
  }
`;

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-inline-size: 0;
  &[data-hidden='true'] {
    opacity: 0;
  }
`;

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
