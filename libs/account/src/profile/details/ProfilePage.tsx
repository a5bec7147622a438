import { media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { ProfileGate } from '../ProfileGate.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { StatsBoxes } from './StatsBoxes.tsx';

/** The player's totals, personal data and address (spec 3/2). */
export function ProfilePage() {
  const { t } = useTranslation('accountProfile');
  return (
    <AccountPage title={t('details_title')} lead={t('details_lead')}>
      <ProfileGate>
        {(me) => (
          <>
            <StatsBoxes me={me} />
            <Columns key={me.id}>
              <ContactForm me={me} />
              <AddressForm me={me} />
            </Columns>
          </>
        )}
      </ProfileGate>
    </AccountPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
