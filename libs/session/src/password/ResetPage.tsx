import { paths } from '@baize/routing';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AlternateForm } from '../guard/AlternateForm.tsx';
import { SessionCard } from '../guard/SessionCard.tsx';
import { VisitorsOnly } from '../guard/VisitorsOnly.tsx';
import { ResetForm } from './ResetForm.tsx';

/** /forget-password/{token}, the target of an e-mailed link. */
export function ResetPage() {
  const { t } = useTranslation('session');
  const { token = '' } = useParams();
  return (
    <VisitorsOnly>
      <SessionCard title={t('reset_title')} intro={t('reset_intro')}>
        <ResetForm token={token} />
        <AlternateForm question={t('link_over')} to={paths.forgot}>
          {t('new_link')}
        </AlternateForm>
      </SessionCard>
    </VisitorsOnly>
  );
}
