import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { footerPlace } from './footerPlace.ts';
import { NavTarget, type NavItem } from '../header/NavTarget.tsx';

export type FooterColumn = { id: string; title: string; items: readonly NavItem[] };
export type FooterColumnsProps = {
  columns: readonly FooterColumn[];
  /** False if the title is already shown around it, for example by an Accordion. */
  titled?: boolean;
};

/**
 * The footer's link columns, side by side as space allows.
 *
 * - Use in a band of SiteFooter.
 * - Not for the main navigation: TopNav, NavRail, BottomBar.
 * - Keys: Tab goes from link to link, Enter follows.
 * - Screen reader: each column is a navigation landmark named by its title.
 */
export function FooterColumns({ columns, titled = true }: FooterColumnsProps) {
  return (
    <Root>
      {columns.map((column) => (
        <nav key={column.id} aria-label={column.title}>
          {titled && <Title>{column.title}</Title>}
          <List>
            {column.items.map((item) => (
              <li key={item.id}>
                <Place item={item}>{item.label}</Place>
              </li>
            ))}
          </List>
        </nav>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(124px, 100%), 1fr));
  gap: ${theme.space.l};
`;

const Title = styled.p`
  margin-block-end: ${theme.space.xs};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
`;

const Place = styled(NavTarget)`
  ${footerPlace}
`;
