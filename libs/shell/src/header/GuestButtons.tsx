import { useText } from '@baize/i18n';
import { usePrefetch } from '@baize/routing';
import { askLogin } from '@baize/session';
import { Button } from '@baize/ui';
import { shellMessages } from '../messages.ts';

/** What a visitor finds in place of the account. */
export function GuestButtons() {
  const t = useText(shellMessages);
  const prefetch = usePrefetch();
  return (
    <Button size="s" onPointerEnter={() => prefetch('/login')} onClick={() => askLogin()}>
      {t('login')}
    </Button>
  );
}
