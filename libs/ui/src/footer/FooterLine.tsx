import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { FooterColumn } from './FooterColumns.tsx';
import { footerPlace } from './footerPlace.ts';
import { NavTarget } from '../header/NavTarget.tsx';

export type FooterLineProps = { column: FooterColumn; align?: 'start' | 'center' };

/**
 * A group of footer links in a line, after its title; `center` puts the title above it.
 *
 * - Use in a band of SiteFooter, one below the other.
 * - Not for link columns side by side: FooterColumns.
 * - Keys: Tab goes from link to link, Enter follows.
 * - Screen reader: a navigation landmark named by its title.
 */
export function FooterLine({ column, align = 'start' }: FooterLineProps) {
  return (
    <Root aria-label={column.title} data-align={align}>
      <Title>{column.title}</Title>
      <List>
        {column.items.map((item) => (
          <li key={item.id}>
            <Place item={item}>{item.label}</Place>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(90px, 120px) minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.m};
  &[data-align='center'] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

const Title = styled.p`
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: 28px;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};
  [data-align='center'] > & {
    justify-content: center;
  }
`;

const Place = styled(NavTarget)`
  ${footerPlace}
`;
