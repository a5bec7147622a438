import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { FooterLine, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { Logo } from '../header/Logo.tsx';
import { SocialMediaLinks } from '../header/SocialMediaLinks.tsx';
import { FoldedColumns } from './FoldedColumns.tsx';
import { FooterWays } from './FooterWays.tsx';
import type { FooterTopProps } from './FooterTopProps.ts';
import { useFooterColumns } from './useFooterColumns.ts';

/** The first band of the footer `centred`: logo, tagline, networks and links below each other, in the middle. */
export function CentredFooterTop({ folded, withColumns }: FooterTopProps) {
  const language = useLanguage();
  const { tagline } = useBrand();
  const columns = useFooterColumns();
  return (
    <Root>
      <Logo />
      <Words>{tagline[language]}</Words>
      <SocialMediaLinks />
      <FooterWays />
      {withColumns && (
        <Links>
          {folded ? (
            <FoldedColumns columns={columns} />
          ) : (
            columns.map((column) => <FooterLine key={column.id} column={column} align="center" />)
          )}
        </Links>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.m};
  text-align: center;
`;

const Words = styled.p`
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-size: ${theme.size.l};
  line-height: 1.25;
`;

const Links = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  inline-size: 100%;
  margin-block-start: ${theme.space.m};
`;
