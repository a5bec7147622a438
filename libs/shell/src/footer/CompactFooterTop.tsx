import { FooterLine, media, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { Logo } from '../header/Logo.tsx';
import { SocialMediaLinks } from '../header/SocialMediaLinks.tsx';
import { FoldedColumns } from './FoldedColumns.tsx';
import { FooterWays } from './FooterWays.tsx';
import type { FooterTopProps } from './FooterTopProps.ts';
import { useFooterColumns } from './useFooterColumns.ts';

/** The first band of the footer `compact`: a line with the logo, then a separate line for each group of links. */
export function CompactFooterTop({ folded, withColumns }: FooterTopProps) {
  const columns = useFooterColumns();
  return (
    <Root>
      <Line>
        <Logo />
        <SocialMediaLinks />
        <FooterWays />
      </Line>
      {withColumns &&
        (folded ? (
          <FoldedColumns columns={columns} />
        ) : (
          columns.map((column) => <FooterLine key={column.id} column={column} />)
        ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding-block-end: ${theme.space.s};
  ${media.desktop} {
    & > :first-child {
      margin-inline-end: auto;
    }
  }
`;
