import { useServerText } from '@baize/i18n';
import { useHasRoute, useSiteActions } from '@baize/routing';
import {
  Button,
  ButtonLink,
  ErrorState,
  Icon,
  RestrictedState,
  showAlert,
  SpadeIcon,
  SupportIcon,
  theme,
  VerifiedIcon,
} from '@baize/ui';
import { useEffect, useState } from 'react';
import { PokerUserDialog } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { LaunchRefusal } from '../launch/readLaunchError.ts';
import { readLaunchError } from '../launch/readLaunchError.ts';

interface Props {
  error: unknown;
  /** The lobby that the game belongs to. */
  lobby: string;
  onRetry: () => void;
}

/** Shown when a game can't be opened: the reason, and where to go from here. */
export function LaunchRefused({ error, lobby, onRetry }: Props) {
  const refusal = readLaunchError(error);
  if (refusal.kind === 'go-home') return <GoHome message={refusal.message} />;
  const Reason = REASONS[refusal.kind];
  return (
    <Room>
      <Reason refusal={refusal} lobby={lobby} onRetry={onRetry} />
    </Room>
  );
}

/** Status 500 redirects home, with an alert. */
function GoHome({ message }: { message: string }) {
  const serverText = useServerText();
  const navigate = useNavigate();
  useEffect(() => {
    showAlert('error', () => serverText(message));
    void navigate('/', { replace: true });
  }, [message, navigate, serverText]);
  return null;
}

interface PartProps {
  refusal: LaunchRefusal;
  lobby: string;
  onRetry: () => void;
}

const VERIFICATION = '/account/sms-verification';

/** Links to the page that verifies a phone, or to the live support in an app without that page. */
function VerifyFirst({ refusal, lobby }: PartProps) {
  const { t } = useTranslation('casino');
  const serverText = useServerText();
  const { openSupport } = useSiteActions();
  const hasPage = useHasRoute()(VERIFICATION);
  const help = t(hasPage ? 'verify_phone_by_sms' : 'verify_phone_by_support');
  return (
    <RestrictedState
      level={1}
      icon={VerifiedIcon}
      title={t('verify_phone')}
      text={`${serverText(refusal.message)} ${help}`}
      action={
        <>
          {hasPage ? (
            <ButtonLink href={VERIFICATION}>{t('verify_phone_now')}</ButtonLink>
          ) : (
            <Button leading={<Icon of={SupportIcon} size={18} />} onClick={openSupport}>
              {t('live_support')}
            </Button>
          )}
          <ButtonLink variant="secondary" href={lobby}>
            {t('back_to_lobby')}
          </ButtonLink>
        </>
      }
    />
  );
}

function NotOpened({ refusal, lobby, onRetry }: PartProps) {
  const { t } = useTranslation('casino');
  const serverText = useServerText();
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

/** Code 1005: the form of the poker name opens at once, and the game after it (spec 2/4.wallets/7). */
function PokerUserFirst({ refusal, lobby, onRetry }: PartProps) {
  const { t } = useTranslation('casino');
  const serverText = useServerText();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <RestrictedState
        level={1}
        icon={SpadeIcon}
        title={t('poker_user_first')}
        text={serverText(refusal.message)}
        action={
          <>
            <Button onClick={() => setIsOpen(true)}>{t('create_poker_user')}</Button>
            <ButtonLink variant="secondary" href={lobby}>
              {t('back_to_lobby')}
            </ButtonLink>
          </>
        }
      />
      <PokerUserDialog open={isOpen} onOpenChange={setIsOpen} onCreated={onRetry} />
    </>
  );
}

const REASONS = { 'verify-phone': VerifyFirst, 'poker-user': PokerUserFirst, shown: NotOpened } as const;

/* A page in play has no padding. */
const Room = styled.div`
  max-inline-size: 720px;
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.page.gutter};
`;
