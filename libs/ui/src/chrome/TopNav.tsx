import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { CURRENT, NavTarget, type NavItem } from './NavTarget.tsx';

export type TopNavProps = { label: string; items: readonly NavItem[]; align?: 'start' | 'center' };

/**
 * The main navigation in one row, scrolling sideways on overflow. Goes into the `nav` of TopBar.
 *
 * - Use for four to eight items on wide screens.
 * - Not on phones: BottomBar. Not for the categories of a lobby: CategoryTabs.
 * - Keys: Tab goes from item to item and scrolls it into view, Enter follows.
 * - Aloud: a navigation landmark named by `label`; the current item has `aria-current`.
 */
export function TopNav({ label, items, align = 'start' }: TopNavProps) {
  return (
    <Root aria-label={label}>
      <List data-align={align}>
        {items.map((item) => (
          <li key={item.id}>
            <Place item={item}>
              {item.icon && <Icon of={item.icon} size={18} />}
              {item.label}
              {item.badge}
            </Place>
          </li>
        ))}
      </List>
    </Root>
  );
}

/** Where a row with icons fits beside all of a player's bar. */
const ROOMY = '@media (min-width: 1840px)';

const Root = styled.nav`
  min-inline-size: 0;
`;

const List = styled.ul`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, #000 calc(100% - 16px), transparent);
  && {
    padding: 4px 16px 4px 2px;
  }
  &[data-align='start'] {
    @media (max-width: 1599px) {
      gap: 0;
    }
  }
  &[data-align='center'] {
    justify-content: safe center;
  }
`;

const Place = styled(NavTarget)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  padding: 0 var(--room);
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${theme.motion.fast} ${theme.motion.ease};
  --room: ${theme.space.s};
  /* It shares one line with the logo, the tools and a player's account, so text takes precedence over room and icons. */
  [data-align='start'] & {
    @media (max-width: 1599px) {
      --room: 6px;
    }
    & > svg {
      display: none;
      ${ROOMY} {
        display: block;
      }
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
  &${CURRENT} {
    color: ${theme.color.text};
    &::after {
      content: '';
      position: absolute;
      inset-inline: var(--room);
      inset-block-end: 0;
      block-size: 3px;
      border-radius: ${theme.radius.pill};
      background: ${theme.color.accent};
    }
  }
`;
