import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { NavRow, type NavRowProps } from './NavRow.tsx';
import { NavTarget } from './NavTarget.tsx';
import { navPlace } from './navPlace.ts';

export type TopNavProps = NavRowProps & { align?: 'start' | 'center' };

/**
 * The main navigation in one row. Entries that don't fit go into a menu at its end, at any width. Goes into the `nav`
 * of TopBar.
 *
 * - Use for four to eight items on wide screens.
 * - Not on phones: BottomBar. Not for products with more to show: MegaNav. Not for the categories of a lobby:
 *   CategoryTabs.
 * - Keys: Tab goes from item to item, Enter follows.
 * - Screen reader: a navigation landmark named by `label`; the current item has `aria-current`.
 */
export function TopNav(props: TopNavProps) {
  return (
    <Row {...props}>
      {(item) => (
        <Place item={item}>
          {item.icon && <Icon of={item.icon} size={18} />}
          {item.label}
          {item.badge}
        </Place>
      )}
    </Row>
  );
}

/** Where a row with icons fits next to a logged-in player's bar. */
const ROOMY = '@media (min-width: 1840px)';

/* It shares one line with the logo, the tools and the account, so text takes precedence over spacing and icons. */
const Row = styled(NavRow)`
  &[data-align='start'] {
    @media (max-width: 1599px) {
      --room: 8px;
    }
    li svg {
      display: none;
      ${ROOMY} {
        display: block;
      }
    }
  }
`;

const Place = styled(NavTarget)`
  ${navPlace}
`;
