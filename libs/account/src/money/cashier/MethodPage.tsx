import { paths } from '@baize/routing';
import { TextLink, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { PendingBanner } from '../pending/PendingBanner.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A payment method's own page: a link back to the other methods, pending payments, and one narrow column. */
export function MethodPage({ title, lead, children }: Props) {
  const { t } = useTranslation('accountMoney');
  return (
    <AccountPage title={title} lead={lead}>
      <Column>
        <div>
          <TextLink href={paths.deposit}>{t('other_methods')}</TextLink>
        </div>
        <PendingBanner direction="deposit" />
        {children}
      </Column>
    </AccountPage>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  max-inline-size: 560px;
`;
