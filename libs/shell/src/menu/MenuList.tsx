import { Icon, NavTarget, theme, type NavItem } from '@baize/ui';
import { styled } from 'styled-components';

interface Props {
  items: readonly NavItem[];
  /** Called when an entry is chosen, before it takes effect. */
  onLeave: () => void;
}

/** A vertical list of entries with icons, for the drawer and the header's popovers. */
export function MenuList({ items, onLeave }: Props) {
  return (
    <List>
      {items.map(({ onSelect, ...item }) => (
        <li key={item.id}>
          <NavTarget
            item={{
              ...item,
              onSelect: () => {
                onLeave();
                onSelect?.();
              },
            }}
          >
            {item.icon && <Icon of={item.icon} size={22} />}
            {item.label}
          </NavTarget>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  & :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
    inline-size: 100%;
    min-block-size: 48px;
    padding: 0 ${theme.space.s};
    border: 0;
    border-radius: ${theme.radius.m};
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${theme.weight.medium};
    text-align: start;
    text-decoration: none;
    &[aria-current] {
      background: ${theme.color.accentSoft};
      color: ${theme.color.onAccentSoft};
    }
  }
`;
