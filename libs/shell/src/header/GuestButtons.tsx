import { useTranslation } from 'react-i18next';
import { useMounted, usePrefetch } from '@baize/routing';
import { askLogin, askRegister } from '@baize/session';
import { Button } from '@baize/ui';

const REGISTER = '/Register';

/** What a visitor finds in place of the account. */
export function GuestButtons() {
  const { t } = useTranslation('shell');
  const prefetch = usePrefetch();
  const hasRegister = useMounted()(REGISTER);
  return (
    <>
      <Button
        size="s"
        variant={hasRegister ? 'secondary' : 'primary'}
        onPointerEnter={() => prefetch('/login')}
        onClick={() => askLogin()}
      >
        {t('login')}
      </Button>
      {hasRegister && (
        <Button size="s" onPointerEnter={() => prefetch(REGISTER)} onClick={() => askRegister()}>
          {t('register')}
        </Button>
      )}
    </>
  );
}
