import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { useHasRoute, paths } from '@baize/routing';
import { ButtonLink, DeviceIcon, EmptyState, ErrorState, HistoryIcon, Skeleton, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SectionCard } from '../SectionCard.tsx';
import { deviceKey } from '../../device/deviceOf.ts';
import { LoginAlert } from './LoginAlert.tsx';
import { LoginList } from './LoginList.tsx';
import { securityQueries } from './securityQueries.ts';
import { useNewLogins } from './useNewLogins.ts';

const SHOWN = 5;

/** The latest logins by device and address, with those from new devices first, and a link to all of them. */
export function LatestLogins({ username }: { username: string }) {
  const { t } = useTranslation('accountProfile');
  const hasHistory = useHasRoute()(paths.sessionHistory);
  return (
    <SectionCard icon={HistoryIcon} title={t('logins_title')} text={t('logins_text')}>
      <NewLogins username={username} />
      <Rows />
      {hasHistory && (
        <ButtonLink variant="secondary" href={paths.sessionHistory}>
          {t('logins_all')}
        </ButtonLink>
      )}
    </SectionCard>
  );
}

/** Focus moves to the list when the last question is answered, because its buttons are gone. */
function NewLogins({ username }: { username: string }) {
  const { data } = useQuery(securityQueries.logins());
  const logins = useNewLogins(username, data);
  const place = useRef<HTMLDivElement>(null);
  return (
    <Alerts ref={place} tabIndex={-1}>
      {logins.map((login) => (
        <LoginAlert
          key={deviceKey(login.user_agent)}
          username={username}
          login={login}
          onAnswered={() => place.current?.focus()}
        />
      ))}
    </Alerts>
  );
}

function Rows() {
  const { t } = useTranslation('accountProfile');
  const serverText = useServerText();
  const { data: rows, error, refetch, isFetching } = useQuery(securityQueries.logins());
  if (rows?.length) return <LoginList rows={rows.slice(0, SHOWN)} />;
  if (rows) return <EmptyState icon={DeviceIcon} title={t('logins_none')} />;
  if (!error) return <Skeleton height="240px" />;
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

const Alerts = styled.div`
  display: grid;
  gap: ${theme.space.s};
  outline: none;
  /* When empty, it takes no gap in the card, but can still take focus. */
  &:empty {
    position: absolute;
  }
`;
