import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { navPlace } from './navPlace.ts';

export type NavMoreButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  /** The current entry is in its menu. */
  current?: boolean;
};

/**
 * The button for the entries that don't fit in a TopNav, MegaNav or ProductTabs. Works as the trigger of Popover.
 *
 * - Use in the `more` of these.
 * - Not for further actions on one thing: an IconButton with Menu.
 * - Keys: Enter and Space press it.
 * - Screen reader: its text is its name; the trigger says whether its popover is open.
 */
export function NavMoreButton({ label, current = false, type = 'button', ...rest }: NavMoreButtonProps) {
  return (
    <Root {...rest} type={type} data-current={current}>
      {label}
      <Icon of={DownIcon} size={14} />
    </Root>
  );
}

const Root = styled.button`
  ${navPlace}
`;
