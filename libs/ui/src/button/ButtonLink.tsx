import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { UiLink } from '../link/UiLink.tsx';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles.ts';

type OwnProps<C extends ElementType> = {
  /** What to render; defaults to UiLinkProvider's link, which takes `href`. */
  component?: C;
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
  children?: ReactNode;
};

export type ButtonLinkProps<C extends ElementType = typeof UiLink> = OwnProps<C> &
  Omit<ComponentPropsWithRef<C>, keyof OwnProps<C>>;

/**
 * A link that looks like a button. Props of `component` pass through, for example `to` of a router's link.
 *
 * - Use for the main next step from a screen or an empty state.
 * - Not for changing something on this screen: Button. Not within a sentence: TextLink.
 * - Keys: Enter follows it; Ctrl or the middle button opens a new tab, as with every link.
 * - Screen reader: a link, named by its text.
 */
export function ButtonLink<C extends ElementType = typeof UiLink>({
  component,
  variant = 'primary',
  size = 'm',
  full = false,
  leading,
  trailing,
  children,
  ...rest
}: ButtonLinkProps<C>) {
  return (
    <Root
      as={component ?? UiLink}
      data-part="button"
      data-variant={variant}
      data-size={size}
      data-full={full}
      {...rest}
    >
      {leading}
      <span>{children}</span>
      {trailing}
    </Root>
  );
}

const Root = styled.a`
  ${buttonStyles}
`;
