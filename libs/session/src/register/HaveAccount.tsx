import { useText } from '@baize/i18n';
import { sessionMessages } from '../messages.ts';
import { OtherForm } from '../guard/OtherForm.tsx';

/** For those who have an account already. */
export function HaveAccount({ onLogin }: { onLogin?: () => void }) {
  const t = useText(sessionMessages);
  return (
    <OtherForm question={t('have_account')} to="/login" onOpen={onLogin}>
      {t('login')}
    </OtherForm>
  );
}
