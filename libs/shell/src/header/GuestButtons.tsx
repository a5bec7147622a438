import { useTranslation } from 'react-i18next';
import { useHasRoute, usePrefetch, paths } from '@baize/routing';
import { openLoginDialog, openRegisterDialog } from '@baize/session';
import { Button } from '@baize/ui';

/** Shown to visitors instead of the account menu. */
export function GuestButtons() {
  const { t } = useTranslation('shell');
  const prefetch = usePrefetch();
  const hasRegister = useHasRoute()(paths.register);
  return (
    <>
      <Button
        data-visitors-only
        size="s"
        variant={hasRegister ? 'secondary' : 'primary'}
        onPointerEnter={() => void prefetch(paths.login)}
        onClick={() => openLoginDialog()}
      >
        {t('login')}
      </Button>
      {hasRegister && (
        <Button
          data-visitors-only
          size="s"
          onPointerEnter={() => void prefetch(paths.register)}
          onClick={() => openRegisterDialog()}
        >
          {t('register')}
        </Button>
      )}
    </>
  );
}
