import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { FooterColumns, media, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { Logo } from '../header/Logo.tsx';
import { SocialMediaLinks } from '../header/SocialMediaLinks.tsx';
import { FoldedColumns } from './FoldedColumns.tsx';
import { FooterWays } from './FooterWays.tsx';
import type { FooterTopProps } from './FooterTopProps.ts';
import { useFooterColumns } from './useFooterColumns.ts';

/** The first band of the footers `columns` and `banner`: logo and link columns. No logo below the closing band. */
export function FooterTop({ folded, withColumns, bare = false }: FooterTopProps & { bare?: boolean }) {
  const language = useLanguage();
  const { tagline } = useBrand();
  const columns = useFooterColumns();
  return (
    <Root data-folded={folded}>
      <Who>
        {!bare && (
          <>
            <Logo />
            <Words>{tagline[language]}</Words>
          </>
        )}
        <SocialMediaLinks />
        <FooterWays />
      </Who>
      {withColumns && (folded ? <FoldedColumns columns={columns} /> : <FooterColumns columns={columns} />)}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  &[data-folded='false'] {
    ${media.desktop} {
      grid-template-columns: minmax(220px, 312px) minmax(0, 1fr);
      gap: ${theme.space.xl};
    }
  }
`;

const Who = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space.m};
`;

const Words = styled.p`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.display};
  font-size: ${theme.size.m};
  line-height: 1.35;
`;
