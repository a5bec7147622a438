import { useTranslation } from 'react-i18next';
import { OtherForm } from '../guard/OtherForm.tsx';

/** For those who have an account already. */
export function HaveAccount({ onLogin }: { onLogin?: () => void }) {
  const { t } = useTranslation('session');
  return (
    <OtherForm question={t('have_account')} to="/login" onOpen={onLogin}>
      {t('login')}
    </OtherForm>
  );
}
