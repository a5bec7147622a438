import { paths } from '@baize/routing';
import { useTranslation } from 'react-i18next';
import { AlternateForm } from '../guard/AlternateForm.tsx';
import { SessionCard } from '../guard/SessionCard.tsx';
import { VisitorsOnly } from '../guard/VisitorsOnly.tsx';
import { ForgotForm } from './ForgotForm.tsx';

/** /Forgot, for visitors. */
export function ForgotPage() {
  const { t } = useTranslation('session');
  return (
    <VisitorsOnly>
      <SessionCard title={t('forgot_title')} intro={t('forgot_intro')}>
        <ForgotForm />
        <AlternateForm to={paths.login}>{t('back_to_login')}</AlternateForm>
      </SessionCard>
    </VisitorsOnly>
  );
}
