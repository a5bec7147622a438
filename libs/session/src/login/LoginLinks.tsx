import { paths } from '@baize/routing';
import { useTranslation } from 'react-i18next';
import { theme } from '@baize/ui';
import { styled } from 'styled-components';
import { AlternateForm } from '../guard/AlternateForm.tsx';
import { SessionLink } from '../guard/SessionLink.tsx';

/** Link to the "forgot password" page. */
export function ForgotLink({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('session');
  return (
    <End>
      <SessionLink to={paths.forgot} onClick={onLeave}>
        {t('forgot_password')}
      </SessionLink>
    </End>
  );
}

/** Link to registration. */
export function NoAccount({ onRegister }: { onRegister?: () => void }) {
  const { t } = useTranslation('session');
  return (
    <AlternateForm question={t('no_account')} to={paths.register} onOpen={onRegister}>
      {t('register')}
    </AlternateForm>
  );
}

const End = styled.div`
  justify-self: end;
  margin-block-start: calc(-1 * ${theme.space.xs});
`;
