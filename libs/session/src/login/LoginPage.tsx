import { useBrand } from '@baize/brand';
import { Redirect } from '@baize/routing';
import { Banner } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { SessionCard } from '../guard/SessionCard.tsx';
import { VisitorsOnly } from '../guard/VisitorsOnly.tsx';
import { accountClosed } from '../token/accountClosed.ts';
import { sessionEnded } from '../token/sessionEnded.ts';
import { AccountClosedNotice } from './AccountClosedNotice.tsx';
import { loginAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';
import { openLoginDialog } from './loginDialog.ts';
import { loginLabels } from './loginLabels.ts';
import type { LoginState } from './LoginState.ts';
import { useLoginState } from './useLoginState.ts';

/** /login, where guards redirect visitors. `VisitorsOnly` redirects away as soon as there is a token. */
export function LoginPage() {
  const { features } = useBrand();
  return <VisitorsOnly>{features.signalsLogin ? <LoginSignal /> : <LoginCard />}</VisitorsOnly>;
}

function LoginCard() {
  const { t } = useTranslation('session');
  const state = useLoginState();
  const { kind } = useStore(loginAttempt).step;
  const { title, intro } = loginLabels[kind];
  const closure = useStore(accountClosed);
  const wanted = kind === 'credentials' && state?.from !== undefined && closure === undefined;
  const ended = useStore(sessionEnded);
  return (
    <SessionCard title={t(wanted ? 'login_to_continue' : title)} intro={t(intro)}>
      {closure ? (
        <AccountClosedNotice closure={closure} />
      ) : ended ? (
        <Banner type="warning">{t('session_ended')}</Banner>
      ) : (
        state?.notice && <Banner type="success">{t(state.notice)}</Banner>
      )}
      <LoginForm onDone={() => undefined} />
    </SessionCard>
  );
}

/** For brands with a login popup: opens it over the home page, then navigates to the requested page. */
function LoginSignal() {
  const { state } = useLocation() as { state: LoginState | null };
  const navigate = useNavigate();
  const from = state?.from;
  const signal = useEffectEvent(() =>
    openLoginDialog(from === undefined ? undefined : () => void navigate(from)),
  );
  useEffect(() => signal(), []);
  return <Redirect to="/" />;
}
