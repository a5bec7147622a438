import { media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { ProfileGate } from '../ProfileGate.tsx';
import { LatestLogins } from './LatestLogins.tsx';
import { Protections } from './Protections.tsx';

/** The account's active and missing protections, and the latest logins (ADR 48). */
export function SecurityPage() {
  const { t } = useTranslation('accountProfile');
  return (
    <AccountPage title={t('security_title')} lead={t('security_lead')}>
      <ProfileGate>
        {(me) => (
          <Parts>
            <Protections me={me} />
            <LatestLogins username={me.username} />
          </Parts>
        )}
      </ProfileGate>
    </AccountPage>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
