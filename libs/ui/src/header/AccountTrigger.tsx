import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { Avatar } from '../display/Avatar.tsx';
import { Money } from '../display/Money.tsx';

export type AccountTriggerProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  name: string;
  initials?: string;
  balance: string | undefined;
  unknownLabel: string;
  /** Hides the avatar on phones, for a bar with one more button than usual. */
  tight?: boolean;
};

/**
 * The player in the header: name, balance, avatar. Works as the trigger of Menu.
 *
 * - Use at the end of a TopBar once the player is logged in.
 * - Not for visitors: two Buttons, log in and sign up. Not for showing a player elsewhere: Avatar with the
 *   name.
 * - Keys: Enter, Space and Down open the menu, Escape closes it and returns focus.
 * - Screen reader: named by the player's name and the balance, also on phones, where only the balance is visible.
 */
export function AccountTrigger({
  name,
  initials,
  balance,
  unknownLabel,
  tight = false,
  type = 'button',
  ...rest
}: AccountTriggerProps) {
  return (
    <Root {...rest} type={type} data-tight={tight}>
      <Avatar initials={initials} />
      <Words>
        <Name>{name}</Name>
        <Balance>
          <Money amount={balance} unknownLabel={unknownLabel} />
        </Balance>
      </Words>
      <Icon of={DownIcon} size={16} />
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: 44px;
  max-inline-size: 220px;
  padding: 4px ${theme.space.s} 4px 6px;
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.text};
  text-align: start;
  transition: box-shadow ${theme.motion.fast} ${theme.motion.ease};
  &:hover,
  &[data-state='open'] {
    box-shadow: inset 0 0 0 1px ${theme.color.accentText};
  }
  @media (max-width: 449px) {
    &[data-tight='true'] {
      padding-inline-start: ${theme.space.s};
    }
    &[data-tight='true'] > [aria-hidden]:first-child {
      display: none;
    }
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.2;
`;

/* A phone has room for the balance only; the button is still named after the player. */
const Name = styled.span`
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;

const Balance = styled.span`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
`;
