/* @chunk base */
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type SectionHeaderProps = {
  heading: ReactNode;
  id?: string;
  icon?: ReactNode;
  /** At the end of the row: links, arrows. */
  children?: ReactNode;
};

/**
 * The heading row of a section: an icon, the text, and links or buttons at its end.
 *
 * - Use above grids and boards; name the section by its `id`.
 * - Not inside a Rail or Carousel, which have it built in. Not for the title of a page: `<h1>`.
 * - Screen reader: a heading of the second level.
 */
export function SectionHeader({ heading, id, icon, children }: SectionHeaderProps) {
  return (
    <Root data-part="heading">
      <Heading id={id}>
        {icon && <Sign>{icon}</Sign>}
        <span>{heading}</span>
      </Heading>
      {children && <End>{children}</End>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-block-end: ${theme.space.m};
`;

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  font-size: ${theme.size.xl};
  overflow-wrap: anywhere;
  /* On a phone the heading wraps to two lines, rather than pushing its link below it. */
  &:not(:last-child) {
    max-inline-size: calc(100% - 7.5rem);
  }
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  color: ${theme.color.accentText};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  margin-inline-start: auto;
`;
