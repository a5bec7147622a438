import { Fragment, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { UiLink } from '../link/UiLink.tsx';
import { slideIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';
import { floatingSurface } from './overlayStyles.ts';
import { usePortalRoot } from './usePortalRoot.ts';
import { MenuParts } from './radix.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconComponent;
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** A separator above it. */
  divided?: boolean;
  trailing?: ReactNode;
  /** Keeps the menu open, for example to refresh a balance. */
  staysOpen?: boolean;
};

export type MenuProps = {
  /** The button that opens it; must take a ref and button props. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  /** Above the items: the player's name, the balance. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A short list of places or actions behind a button.
 *
 * - Use for the account, or the further actions on one thing.
 * - Not for choosing a value: SelectField. Not for text or controls: Popover. Not for the whole site's navigation:
 *   Drawer.
 * - Keys: Enter, Space and Down open it; arrows, Home, End and first letters move, Enter selects, Escape and Tab close
 *   and return focus.
 * - Screen reader: a menu named by `label`; disabled items are announced as disabled.
 */
export function Menu({ trigger, label, items, header, align = 'end', open, onOpenChange }: MenuProps) {
  return (
    <MenuParts.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <MenuParts.Trigger asChild>{trigger}</MenuParts.Trigger>
      <MenuParts.Portal container={usePortalRoot()}>
        {/* Named by its label; the primitive would use the whole trigger, balance included, as its name. */}
        <List
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          {header && <Header>{header}</Header>}
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.divided && <Line />}
              <Entry item={item} />
            </Fragment>
          ))}
        </List>
      </MenuParts.Portal>
    </MenuParts.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon && <Icon of={item.icon} size={18} />}
      <Words>{item.label}</Words>
      {item.trailing}
    </>
  );
  return (
    <Row
      data-danger={item.danger}
      disabled={item.disabled}
      onSelect={(event) => {
        if (item.staysOpen) event.preventDefault();
        item.onSelect?.();
      }}
      asChild={item.href !== undefined}
    >
      {item.href === undefined ? content : <UiLink href={item.href}>{content}</UiLink>}
    </Row>
  );
}

const List = styled(MenuParts.Content)`
  ${floatingSurface}
  ${slideIn}
  z-index: ${theme.layer.dialog};
  min-inline-size: 220px;
  max-inline-size: min(340px, calc(100vw - 24px));
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: 6px;
  border-radius: ${theme.radius.l};
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Header = styled.div`
  padding: ${theme.space.s} calc(${theme.space.s} - 6px);
  margin: 0 6px 6px;
  border-block-end: 1px solid ${theme.color.line};
`;

const Line = styled(MenuParts.Separator)`
  block-size: 1px;
  margin: 6px;
  background: ${theme.color.line};
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Row = styled(MenuParts.Item)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: 44px;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: calc(${theme.radius.l} - 6px);
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  & > svg {
    color: ${theme.color.textMuted};
  }
  &[data-highlighted] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    outline: none;
  }
  &[data-highlighted] > svg {
    color: inherit;
  }
  &[data-danger='true'] {
    color: ${theme.color.dangerText};
  }
  &[data-disabled] {
    color: ${theme.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
