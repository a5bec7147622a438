import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type PageBodyProps = {
  children: ReactNode;
  /** `reading` for text, forms and accounts; `full` for lobbies and the home page. */
  width?: 'full' | 'reading';
  /** `section` leaves air between the parts of a home page, `tight` between those of a form. */
  gap?: 'section' | 'tight';
  id?: string;
};

/**
 * The measured middle of a page: gutters, greatest width, distance between its parts. Rails and heroes reach over its
 * gutters.
 *
 * - Use once in every page; `reading` for text, forms and accounts, `full` for lobbies and the home page.
 * - Not for a surface within a page: Card.
 */
export function PageBody({ children, width = 'full', gap = 'section', id }: PageBodyProps) {
  return (
    <Root data-width={width} data-gap={gap} id={id}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  max-inline-size: calc(${theme.page.width} + 2 * ${theme.page.gutter});
  margin-inline: auto;
  padding-inline: ${theme.page.gutter};
  &[data-width='reading'] {
    max-inline-size: calc(760px + 2 * ${theme.page.gutter});
  }
  &[data-gap='tight'] {
    gap: ${theme.space.l};
  }
`;
