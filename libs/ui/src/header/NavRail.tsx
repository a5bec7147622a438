import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CollapseIcon, ExpandIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { CURRENT, NavTarget, type NavItem } from './NavTarget.tsx';

export type NavRailGroup = { id: string; title?: string; items: readonly NavItem[] };
export type NavRailProps = {
  label: string;
  groups: readonly NavRailGroup[];
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  collapseLabel: string;
  expandLabel: string;
  /** Above the items, for example a promotion; hidden while collapsed. */
  header?: ReactNode;
  footer?: ReactNode;
};

/**
 * The side navigation of wide screens, icons with labels or icons only. It sticks below the top bar.
 *
 * - Use where a brand has more than six items, next to a TopBar of the variant `rail`.
 * - Not on phones: BottomBar and a Drawer. Not for parts of a page: Tabs.
 * - Keys: Tab reaches the toggle, then each item; Enter follows.
 * - Screen reader: a navigation landmark named by `label`; groups are lists with their titles. When collapsed, labels
 *   are still read, and shown on hover.
 */
export function NavRail(props: NavRailProps) {
  const { label, groups, collapsed, onCollapsedChange, collapseLabel, expandLabel, header, footer } = props;
  return (
    <Root data-collapsed={collapsed} aria-label={label}>
      <Toggle>
        <IconButton
          size="s"
          icon={collapsed ? ExpandIcon : CollapseIcon}
          label={collapsed ? expandLabel : collapseLabel}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange(!collapsed)}
        />
      </Toggle>
      {!collapsed && header}
      {groups.map((group) => (
        <Group key={group.id} aria-label={group.title}>
          {group.title && !collapsed && <Title aria-hidden="true">{group.title}</Title>}
          {group.items.map((item) => (
            <li key={item.id}>
              <Place item={item} title={collapsed ? item.label : undefined}>
                {item.icon && <Icon of={item.icon} size={20} />}
                {!item.icon && collapsed && <Initial aria-hidden="true">{[...item.label][0]}</Initial>}
                <Words>{item.label}</Words>
                {!collapsed && item.badge}
              </Place>
            </li>
          ))}
        </Group>
      ))}
      {!collapsed && footer}
    </Root>
  );
}

const Root = styled.nav`
  position: sticky;
  inset-block-start: var(--bz-bar-top, 60px);
  display: grid;
  align-content: start;
  gap: ${theme.space.m};
  inline-size: 248px;
  max-block-size: calc(100dvh - var(--bz-bar-top, 60px));
  padding: ${theme.space.s};
  overflow-y: auto;
  scrollbar-width: thin;
  box-shadow: inset -1px 0 0 ${theme.color.line};
  background: ${theme.color.surface};
  &[data-collapsed='true'] {
    inline-size: 72px;
  }
`;

const Toggle = styled.div`
  display: flex;
  justify-content: end;
  color: ${theme.color.textMuted};
  [data-collapsed='true'] > & {
    justify-content: center;
  }
`;

const Group = styled.ul`
  display: grid;
  gap: 2px;
  & + & {
    padding-block-start: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Title = styled.li`
  padding: ${theme.space.xxs} ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
`;

/* An item without an icon shows its initial in the collapsed rail. */
const Initial = styled.span`
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.bold};
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [data-collapsed='true'] & {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    overflow: hidden;
    white-space: nowrap;
  }
`;

const Place = styled(NavTarget)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${theme.space.xs} ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  [data-collapsed='true'] & {
    justify-content: center;
  }
  &:hover {
    background: color-mix(in oklab, ${theme.color.text} 6%, transparent);
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &${CURRENT} {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    font-weight: ${theme.weight.bold};
    &::before {
      content: '';
      position: absolute;
      inset-block: 11px;
      inset-inline-start: 4px;
      inline-size: 3px;
      border-radius: ${theme.radius.pill};
      background: ${theme.color.accent};
    }
  }
`;
