import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { ErrorState, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { Narrow } from '../Narrow.tsx';
import { ProfileGate } from '../ProfileGate.tsx';
import { decodeBoolean } from '@baize/api';
import { DisablePanel } from './DisablePanel.tsx';
import { EnablePanel } from './EnablePanel.tsx';
import { SecretPanel } from './SecretPanel.tsx';
import { TwoFactorStatus } from './TwoFactorStatus.tsx';
import { twoFactorQueries } from './twoFactorQueries.ts';

/** The authenticator: its status and switch, and the panel that sets it up or removes it (spec 3/2 and 3/4). */
export function TwoFactorPage() {
  const { t } = useTranslation('accountProfile');
  return (
    <AccountPage title={t('two_factor_title')} lead={t('two_factor_lead')}>
      <ProfileGate>
        {(me) => (
          <Narrow>
            <TwoFactorStatus isOn={decodeBoolean(me.ga_verification_status)} />
            <Panel username={me.username} />
          </Narrow>
        )}
      </ProfileGate>
    </AccountPage>
  );
}

function Panel({ username }: { username: string }) {
  const { t } = useTranslation('accountProfile');
  const serverText = useServerText();
  const [secret, setSecret] = useState<string>();
  const { data: isSetUp, error, refetch, isFetching } = useQuery(twoFactorQueries.isSetUp());
  if (secret !== undefined)
    return <SecretPanel secret={secret} username={username} onDone={() => setSecret(undefined)} />;
  if (isSetUp !== undefined) return isSetUp ? <DisablePanel /> : <EnablePanel onSecret={setSecret} />;
  if (!error) return <Skeleton height="220px" />;
  return (
    <ErrorState
      title={t('not_loaded')}
      text={serverText(errorMessageKey(error), 'please_try_again')}
      retryLabel={t('try_again')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
