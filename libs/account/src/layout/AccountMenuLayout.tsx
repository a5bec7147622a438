import { media, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The hub's heading, with its content below. */
export function AccountMenuLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <Page>
      <header>
        <Title>{t('account')}</Title>
      </header>
      {children}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: ${theme.space.l} ${theme.space.xl};
  ${media.tablet} {
    gap: ${theme.space.l};
    justify-items: stretch;
  }
`;

const Title = styled.h1`
  font-size: ${theme.size.xxl};
`;
