import { useBrand } from '@baize/brand';
import { Redirect } from '@baize/routing';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SessionCard } from '../guard/SessionCard.tsx';
import { VisitorsOnly } from '../guard/VisitorsOnly.tsx';
import { openRegisterDialog } from '../login/loginDialog.ts';
import type { LoginState } from '../login/LoginState.ts';
import { saveReferral } from './referral.ts';
import { RegisterFlow } from './RegisterFlow.tsx';

/** /Register and /Register/{id}, where the id identifies the inviting player. */
export function RegisterPage() {
  const { features } = useBrand();
  const { id } = useParams();
  useEffect(() => saveReferral(id), [id]);
  return <VisitorsOnly>{features.signalsLogin ? <RegisterSignal /> : <RegisterCard />}</VisitorsOnly>;
}

function RegisterCard() {
  const { t } = useTranslation('session');
  return (
    <SessionCard title={t('register_title')} intro={t('register_intro')} width="wide">
      <RegisterFlow onDone={() => undefined} />
    </SessionCard>
  );
}

/** For brands with a registration popup: opens it over the home page. */
function RegisterSignal() {
  const { state } = useLocation() as { state: LoginState | null };
  const navigate = useNavigate();
  const from = state?.from;
  const signal = useEffectEvent(() =>
    openRegisterDialog(from === undefined ? undefined : () => void navigate(from)),
  );
  useEffect(() => signal(), []);
  return <Redirect to="/" />;
}
