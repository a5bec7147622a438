import { paths } from '@baize/routing';
import { useTranslation } from 'react-i18next';
import { AlternateForm } from '../guard/AlternateForm.tsx';

/** Link to the login. */
export function HaveAccount({ onLogin }: { onLogin?: () => void }) {
  const { t } = useTranslation('session');
  return (
    <AlternateForm question={t('have_account')} to={paths.login} onOpen={onLogin}>
      {t('login')}
    </AlternateForm>
  );
}
