import { Children, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionHeader } from '../rail/SectionHeader.tsx';
import { theme } from '../theme/theme.ts';

export type ExploreStripProps = {
  heading: string;
  /** Before the heading. */
  icon?: ReactNode;
  children: ReactNode;
};

/**
 * Eight ExploreTiles: two, four or all eight per row, as space allows.
 *
 * - Use once on the home page.
 * - Not for games: Rail. Not for the site's main sections: TopNav.
 * - Keys: none of its own; Tab goes from tile to tile.
 * - Screen reader: a region named by its heading, with a list of links.
 */
export function ExploreStrip({ heading, icon, children }: ExploreStripProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <SectionHeader id={headingId} heading={heading} icon={icon} />
      <Row>
        {Children.toArray(children).map((child, index) => (
          <li key={typeof child === 'object' && 'key' in child ? child.key : index}>{child}</li>
        ))}
      </Row>
    </Root>
  );
}

const Root = styled.section`
  container-type: inline-size;
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.tile.gap};
  @container (min-width: 520px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @container (min-width: 1240px) {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;
