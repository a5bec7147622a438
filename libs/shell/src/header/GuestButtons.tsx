import { useTranslation } from 'react-i18next';
import { useHasRoute, usePrefetch, paths } from '@baize/routing';
import { openLoginDialog, openRegisterDialog } from '@baize/session';
import { Button } from '@baize/ui';

interface Props {
  /** Only the login: the bottom nav has the registration. */
  loginOnly?: boolean;
}

/** Shown to visitors instead of the account menu. */
export function GuestButtons({ loginOnly = false }: Props) {
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
      {hasRegister && !loginOnly && (
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
