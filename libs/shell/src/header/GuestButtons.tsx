import { useTranslation } from 'react-i18next';
import { useHasRoute, usePrefetch } from '@baize/routing';
import { openLoginDialog, openRegisterDialog } from '@baize/session';
import { Button } from '@baize/ui';

const REGISTER = '/Register';

/** What visitors see in place of the account menu. */
export function GuestButtons() {
  const { t } = useTranslation('shell');
  const prefetch = usePrefetch();
  const hasRegister = useHasRoute()(REGISTER);
  return (
    <>
      <Button
        data-visitors-only
        size="s"
        variant={hasRegister ? 'secondary' : 'primary'}
        onPointerEnter={() => void prefetch('/login')}
        onClick={() => openLoginDialog()}
      >
        {t('login')}
      </Button>
      {hasRegister && (
        <Button
          data-visitors-only
          size="s"
          onPointerEnter={() => void prefetch(REGISTER)}
          onClick={() => openRegisterDialog()}
        >
          {t('register')}
        </Button>
      )}
    </>
  );
}
