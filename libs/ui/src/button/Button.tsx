import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner.tsx';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: clicks are swallowed, the focus and the width stay. */
  loading?: boolean;
  full?: boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
};

/** Does something on this screen. Its words say what happens; for going somewhere use ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'm',
  loading = false,
  full = false,
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
      data-variant={variant}
      data-size={size}
      data-full={full}
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
