import { useBrand } from '@baize/brand';
import { Redirect } from '@baize/routing';
import { Banner } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { SessionCard } from '../guard/SessionCard.tsx';
import { VisitorsOnly } from '../guard/VisitorsOnly.tsx';
import { sessionEnded } from '../token/sessionEnded.ts';
import { loginAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';
import { openLoginDialog } from './loginDialog.ts';
import { loginLabels } from './loginLabels.ts';
import type { LoginState } from './LoginState.ts';

/** /login: where guards send visitors. The way on is `VisitorsOnly`'s, as soon as the token is there. */
export function LoginPage() {
  const { features } = useBrand();
  return <VisitorsOnly>{features.signalsLogin ? <LoginSignal /> : <LoginCard />}</VisitorsOnly>;
}

function LoginCard() {
  const { t } = useTranslation('session');
  const { state } = useLocation() as { state: LoginState | null };
  const { kind } = useStore(loginAttempt).step;
  const { title, intro } = loginLabels[kind];
  const wanted = kind === 'credentials' && state?.from !== undefined;
  const ended = useStore(sessionEnded);
  return (
    <SessionCard title={t(wanted ? 'login_to_continue' : title)} intro={t(intro)}>
      {ended ? (
        <Banner type="warning">{t('session_ended')}</Banner>
      ) : (
        state?.notice && <Banner type="success">{t(state.notice)}</Banner>
      )}
      <LoginForm onDone={() => undefined} />
    </SessionCard>
  );
}

/** The brand whose login is a matter of the shell: the popup opens over the home page, and leads to what was wanted. */
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
