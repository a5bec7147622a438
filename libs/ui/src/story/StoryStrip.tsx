import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { moveFocus } from '../rail/moveFocus.ts';
import { theme } from '../theme/theme.ts';

export type StoryStripProps = { label: string; children: ReactNode };

/**
 * The row of StoryRings at the top of the home page; touch scrolls it sideways.
 *
 * - Use once on a page, for big wins and news in images.
 * - Not for games: Rail. While the stories are loading: StoryStripSkeleton.
 * - Keys: Tab reaches every ring; the left and right arrows move from ring to ring.
 * - Screen reader: a named list.
 */
export function StoryStrip({ label, children }: StoryStripProps) {
  return (
    <Root aria-label={label} onKeyDown={moveFocus}>
      {Children.toArray(children).map((child, index) => (
        <li key={typeof child === 'object' && 'key' in child ? child.key : index}>{child}</li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  gap: ${theme.space.s};
  margin-inline: calc(-1 * ${theme.page.gutter});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${theme.page.gutter};
  scrollbar-width: none;
  && {
    padding: 8px ${theme.page.gutter};
  }
  & > li {
    flex: none;
    scroll-snap-align: start;
  }
`;
