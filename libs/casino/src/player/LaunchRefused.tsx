import { serverText, useText } from '@baize/i18n';
import { Button, ButtonLink, ErrorState, RestrictedState, showAlert, VerifiedIcon } from '@baize/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LaunchRefusal } from '../launch/readLaunchError.ts';
import { readLaunchError } from '../launch/readLaunchError.ts';
import { casinoMessages } from '../messages.ts';

interface Props {
  error: unknown;
  /** The lobby that the game belongs to. */
  lobby: string;
  onRetry: () => void;
}

/** A game that did not open: why, and where to go from here. */
export function LaunchRefused({ error, lobby, onRetry }: Props) {
  const refusal = readLaunchError(error);
  if (refusal.kind === 'go-home') return <GoHome message={refusal.message} />;
  return refusal.kind === 'verify-phone' ? (
    <VerifyFirst refusal={refusal} lobby={lobby} />
  ) : (
    <NotOpened refusal={refusal} lobby={lobby} onRetry={onRetry} />
  );
}

/** Status 500 leads home, with an alert (spec: document 2, section 8). */
function GoHome({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    showAlert('error', serverText(message));
    void navigate('/', { replace: true });
  }, [message, navigate]);
  return null;
}

interface PartProps {
  refusal: LaunchRefusal;
  lobby: string;
}

function VerifyFirst({ refusal, lobby }: PartProps) {
  const t = useText(casinoMessages);
  return (
    <RestrictedState
      level={1}
      icon={VerifiedIcon}
      title={t('verify_phone')}
      text={serverText(refusal.message)}
      action={<ButtonLink href={lobby}>{t('back_to_lobby')}</ButtonLink>}
    />
  );
}

function NotOpened({ refusal, lobby, onRetry }: PartProps & { onRetry: () => void }) {
  const t = useText(casinoMessages);
  return (
    <ErrorState
      level={1}
      title={t('not_opened')}
      text={serverText(refusal.message)}
      action={
        <>
          <Button onClick={onRetry}>{t('try_again')}</Button>
          <ButtonLink variant="secondary" href={lobby}>
            {t('back_to_lobby')}
          </ButtonLink>
        </>
      }
    />
  );
}
