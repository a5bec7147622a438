import { useServerText } from '@baize/i18n';
import { useGoBack } from '@baize/routing';
import { Button, ButtonLink, ErrorState, RestrictedState, showAlert, SpadeIcon, theme } from '@baize/ui';
import { openVerifyPhone, PokerUserDialog } from '@baize/wallet';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { decodeLaunchError, type LaunchRefusal } from '../launch/decodeLaunchError.ts';
import { NoMoney } from './NoMoney.tsx';
import { useRefusalAlert } from './useRefusalAlert.ts';

interface Props {
  error: unknown;
  /** The game's lobby. */
  lobby: string;
  onRetry: () => void;
  /** Closes the game's dialog; on its own page, the player goes back to the previous page. */
  onLeave?: (() => void) | undefined;
  /** Starts the demo; undefined if the game has none. */
  onPlayForFree?: (() => void) | undefined;
}

/** Props of the component for one kind of refusal. */
export interface RefusalProps extends Pick<Props, 'onRetry' | 'onPlayForFree'> {
  message: string;
  /** Links to other games. */
  exit: ReactNode;
  /** Leaves the game immediately. */
  leave: () => void;
}

/** Shown if a game can't be opened: the reason, and next steps. */
export function LaunchRefused({ error, lobby, onLeave, ...ways }: Props) {
  const { t } = useTranslation('casino');
  const goBack = useGoBack();
  const { kind, message } = decodeLaunchError(error);
  const Refusal = REFUSALS[kind];
  const exit = onLeave ? (
    <Button variant="secondary" onClick={onLeave}>
      {t('back_to_lobby')}
    </Button>
  ) : (
    <ButtonLink variant="secondary" href={lobby}>
      {t('back_to_lobby')}
    </ButtonLink>
  );
  return <Refusal message={message} exit={exit} leave={onLeave ?? (() => goBack(lobby))} {...ways} />;
}

/** Status 500 redirects home, with an alert. */
function GoHome({ message }: RefusalProps) {
  const serverText = useServerText();
  const navigate = useNavigate();
  useEffect(() => {
    showAlert('error', () => serverText(message));
    void navigate('/', { replace: true });
  }, [message, navigate, serverText]);
  return null;
}

/** Code 621 goes back to the previous page, where a dialog asks for phone verification. */
function VerifyFirst({ message, leave }: RefusalProps) {
  const ask = useEffectEvent(() => {
    openVerifyPhone(message);
    leave();
  });
  useEffect(() => ask(), []);
  return null;
}

function NotOpened({ message, exit, onRetry }: RefusalProps) {
  const { t } = useTranslation('casino');
  const text = useServerText()(message);
  useRefusalAlert(message);
  return (
    <Area>
      <ErrorState
        level={1}
        title={t('not_opened')}
        text={text}
        action={
          <>
            <Button onClick={onRetry}>{t('try_again')}</Button>
            {exit}
          </>
        }
      />
    </Area>
  );
}

/** Code 1005: opens the poker name form immediately, and the game after it (spec 2/4.wallets/7). */
function PokerUserFirst({ message, exit, onRetry }: RefusalProps) {
  const { t } = useTranslation('casino');
  const serverText = useServerText();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Area>
      <RestrictedState
        level={1}
        icon={SpadeIcon}
        title={t('poker_user_first')}
        text={serverText(message)}
        action={
          <>
            <Button onClick={() => setIsOpen(true)}>{t('create_poker_user')}</Button>
            {exit}
          </>
        }
      />
      <PokerUserDialog open={isOpen} onOpenChange={setIsOpen} onCreated={onRetry} />
    </Area>
  );
}

/** The refusal of a game because of an insufficient balance. */
const WithoutMoney = (props: RefusalProps) => (
  <Area>
    <NoMoney {...props} />
  </Area>
);

const REFUSALS: Record<LaunchRefusal['kind'], ComponentType<RefusalProps>> = {
  'go-home': GoHome,
  'no-money': WithoutMoney,
  'poker-user': PokerUserFirst,
  'verify-phone': VerifyFirst,
  shown: NotOpened,
};

/* A page with a game in play has no padding. */
const Area = styled.div`
  max-inline-size: 720px;
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.page.gutter};
`;
